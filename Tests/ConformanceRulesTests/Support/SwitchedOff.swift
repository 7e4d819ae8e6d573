/// A presentation while the app has animations switched off, whose subject switches them, too.
enum SwitchedOff {
  /// - Parameters:
  ///   - flag: What the subject switches to when it is done.
  ///   - isSwitchedBack: Whether the app switches animations on again in the end.
  static func trace(then flag: String, isSwitchedBack: Bool) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      > window.setAnimationsEnabled(false)
      > host.present(sheet, style: custom, animated: false)
      begin t1 present host -> sheet custom unanimated
        insert t1.container into window
        sheet.viewWillAppear(animated: false)
        < application.setAnimationsEnabled(false) (by t1)
        insert sheet.view into t1.container (by t1)
        < application.setAnimationsEnabled(\(flag)) (by t1)
        sheet.viewDidAppear(animated: false)
      end t1 finished
      host.presentCompletion()
    \(isSwitchedBack ? "at 100ms\n  > window.setAnimationsEnabled(true)\n" : "")
    settled at \(isSwitchedBack ? "100ms" : "0ms")
      tree       window > host.view
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """
  }
}
