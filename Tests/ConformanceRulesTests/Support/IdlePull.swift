/// A finger that begins nothing, where another one has begun something that came to nothing.
enum IdlePull {
  /// The finger before it pulls a sheet down and gives up.
  ///
  /// - Parameters:
  ///   - between: Further lines between the two.
  ///   - way: What the second one does.
  ///   - place: How far down the second one goes; the first one began something at 140.
  ///   - end: How it goes.
  static func trace(
    between: [String] = [], way: String = "drag: down", to place: Int = 160,
    end: String = "gestureEnded()"
  ) -> String {
    """
    baseline
    \(standing)

    at 0ms
      > sheet.gestureBegan(drag: down, at: [195, 100])
    at 100ms
      > sheet.gestureMoved(at: [195, 140])
      < sheet.dismiss(animated: true)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
    at 200ms
        > sheet.gestureEnded(at: [195, 140])
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)
      end t1 cancelled
    \(lines(between))at 300ms
      > sheet.gestureBegan(\(way), at: [195, 100])
    at 400ms
      > sheet.gestureMoved(at: [195, \(place)])
      > sheet.\(end)

    settled at 400ms
    \(standing)
    """
  }

  /// The finger before it pulls a sheet up, which goes again.
  ///
  /// - Parameter goes: Whether another finger takes the sheet away before the second one pulls.
  static func afterComing(goes: Bool = true) -> String {
    let came = """
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      """
    let going = """
      at 300ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 400ms
        > sheet.gestureMoved(at: [195, 140])
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver-2.startInteractiveTransition(t2)
      at 500ms
          > sheet.gestureEnded(at: [195, 140])
          < t2.finishInteractiveTransition()
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished
      """
    return """
      baseline
      \(bare)

      at 0ms
        > host.gestureBegan(drag: up, at: [195, 500])
      at 100ms
        > host.gestureMoved(at: [195, 460])
        < host.present(sheet, animated: true)
        begin t1 present host -> sheet custom interactive
          sheet.viewWillAppear(animated: true)
          insert t1.container into window
          < driver.startInteractiveTransition(t1)
          insert sheet.view into t1.container
          sheet.viewIsAppearing(animated: true)
      at 200ms
          > host.gestureEnded(at: [195, 460])
      \(came)
      \(goes ? going + "\n" : "")at 600ms
        > host.gestureBegan(drag: up, at: [195, 500])
      at 700ms
        > host.gestureMoved(at: [195, 440])
        > host.gestureEnded()

      settled at 700ms
      \(goes ? bare : standing.replacing("t0", with: "t1"))
      """
  }

  private static let bare = "  tree       window > host.view\n  appeared   host"

  private static let standing = """
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """

  private static func lines(_ lines: [String]) -> String {
    lines.map { ($0.hasPrefix("at ") ? $0 : "  " + $0) + "\n" }.joined()
  }
}
