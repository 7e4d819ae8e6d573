/// A presenter that is told that it comes back when what covered it goes.
enum ReturningPresenter {
  /// - Parameters:
  ///   - isInWindow: Whether its view has stood in the window under the cover.
  ///   - hasAppeared: Whether it counted as there meanwhile.
  static func trace(inWindow isInWindow: Bool = false, appeared hasAppeared: Bool) -> String {
    """
    baseline
    \(isInWindow ? "  tree       window > host.view\n" : "")\
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
    \(hasAppeared ? "  appeared   host\n" : "")\
      appeared   sheet

    at 0ms
      > sheet.dismiss(animated: false)
      begin t1 dismiss sheet -> host fullScreen removing unanimated
        sheet.viewWillDisappear(animated: false)
        host.viewWillAppear(animated: false)
    \(isInWindow ? "" : "    insert host.view into window\n")\
        remove sheet.container from window
        host.viewDidAppear(animated: false)
        sheet.viewDidDisappear(animated: false)
      end t1 finished
      sheet.dismissCompletion()

    settled at 0ms
      tree       window > host.view
      appeared   host
    """
  }
}
