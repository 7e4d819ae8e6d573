/// The dismissal of a sheet, with dimming that has left the window before and is animated all the same.
enum DimmingInNoWindow {
  /// - Parameter isPutIn: Whether the dimming is put in again before the end, and so is seen to move.
  static func trace(isPutIn: Bool) -> String {
    """
    baseline
      tree       window > host.view
      tree       window > sheet.container > sheet.view-1
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet

    at 0ms
      remove sheet.view-1 from sheet.container (by subject)
    at 100ms
      begin t1 dismiss sheet -> host custom
        sheet.viewWillDisappear(animated: true)
        < animator.transitionDuration(t1, gives: 500ms)
        < animator.animateTransition(t1)
        moves sheet.view-1 (by t1)
        moves sheet.view (by t1)
    at 300ms
        \(isPutIn ? "insert sheet.view-1 into sheet.container (by t1)" : "rests sheet.view")
    at 600ms
        \(isPutIn ? "rests sheet.view" : "remove sheet.view from sheet.container (by t1)")
        < t1.completeTransition(true)
        sheet.viewDidDisappear(animated: true)
      end t1 finished
    at 700ms
      remove sheet.container from window

    settled at 700ms
      tree       window > host.view
      appeared   host
    """
  }
}
