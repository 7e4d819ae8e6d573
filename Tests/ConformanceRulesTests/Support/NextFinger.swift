/// A presentation that is complete, and fingers before and behind that.
enum NextFinger {
  /// - Parameters:
  ///   - before: Lines before the report.
  ///   - after: Lines behind it.
  static func trace(before: [String] = [], after: [String]) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      > host.present(sheet, style: custom, animated: true)
      begin t1 present host -> sheet custom
        sheet.viewWillAppear(animated: true)
        insert t1.container into window
        insert sheet.view into t1.container (by t1)
        sheet.viewIsAppearing(animated: true)
    \(before.map { "    \($0)\n" }.joined())at 300ms
        < t1.completeTransition(true)
        sheet.viewDidAppear(animated: true)
      end t1 finished
      host.presentCompletion()
    at 400ms
    \(after.map { "  \($0)\n" }.joined())
    settled at 400ms
      tree       window > host.view
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      frame      sheet.view 0 443 390 422
    """
  }

  static let finger = "> sheet.gestureBegan(drag: down, at: [195, 500])"
  static let move = "set sheet.view frame 0 443 390 422 (by t1)"
}
