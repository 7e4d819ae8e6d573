/// A dismissal that a finger starts, and what becomes of it when the finger is gone.
enum UndecidedPull {
  /// - Parameter isKept: Whether the finger is gone before the transition begins, and its verdict kept until then; else
  ///   it lifts later, and gives none.
  static func trace(isKept: Bool = false) -> String {
    """
    baseline
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet

    at 0ms
      > sheet.gestureBegan(drag: down)
      < sheet.dismiss(animated: true)
    \(isKept ? decided : undecided)
    """
  }

  private static let decided = """
      > sheet.gestureEnded()
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)
      end t1 cancelled

    settled at 0ms
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """

  private static let undecided = """
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
    at 100ms
        > sheet.gestureEnded()

    unsettled at 10000ms
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      disappearing sheet
    """
}
