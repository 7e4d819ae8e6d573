/// A finger that pulls a sheet away, and that the system takes away.
enum LostFinger {
  /// A driver gives its verdict as the finger goes.
  static func driven(finishes: Bool) -> String {
    let outcome =
      finishes
      ? """
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """
      : """
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
    return """
      \(baseline)

      at 0ms
        > sheet.gestureBegan(drag: down)
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureCancelled()
      \(outcome)
      """
  }

  /// The sheet goes without a driver afterwards.
  ///
  /// - Parameters:
  ///   - line: what asks for that.
  ///   - end: what follows when it has gone.
  static func undriven(_ line: String, then end: String? = nil) -> String {
    """
    \(baseline)

    at 0ms
      > sheet.gestureBegan(drag: down)
    at 100ms
      > sheet.gestureCancelled()
    at 300ms
      \(line)
      begin t1 dismiss sheet -> host custom unanimated
        sheet.viewWillDisappear(animated: false)
        remove t0.container from window
        sheet.viewDidDisappear(animated: false)
      end t1 finished
    \(end.map { "  \($0)\n" } ?? "")
    settled at 300ms
      tree       window > host.view
      appeared   host
    """
  }

  private static let baseline = """
    baseline
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """
}
