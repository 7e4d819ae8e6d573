/// A dismissal that turns the sheet, and puts it straight behind its report.
enum PutBackBehindReport {
  static let straight = "set sheet.view transform 1 0 0 1 0 0 (by t2)"
  static let turned = "set sheet.view transform 0 1 -1 0 0 0 (by t2)"

  /// - Parameters:
  ///   - inside: Lines before the sheet leaves the window.
  ///   - outside: Lines behind that.
  ///   - later: Lines a while later.
  static func trace(
    inside: [String] = [], outside: [String] = [], later: [String] = []
  ) -> String {
    let dismissal =
      [
        "begin t2 dismiss sheet -> host custom", "  sheet.viewWillDisappear(animated: true)",
        "  \(turned)", "  < t2.completeTransition(true)",
      ] + inside.map { "  \($0)" } + [
        "  remove sheet.view from t1.container", "  remove t1.container from window",
        "  sheet.viewDidDisappear(animated: true)", "end t2 finished", "host.dismissCompletion()",
      ] + outside
    let lines =
      [
        "baseline", "  tree       window > host.view",
        "  tree       window > t1.container > sheet.view", "  presented  host -> sheet",
        "  appeared   host", "  appeared   sheet", "", "at 0ms",
        "  > host.dismiss(animated: true)",
      ] + dismissal.map { "  " + $0 }
      + (later.isEmpty ? [] : ["at 100ms"] + later.map { "  " + $0 })
      + ["", "settled at 100ms", "  tree       window > host.view", "  appeared   host"]
    return lines.joined(separator: "\n")
  }
}
