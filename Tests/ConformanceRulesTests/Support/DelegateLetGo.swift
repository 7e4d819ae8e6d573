/// A sheet that comes and goes by its delegate, and what becomes of that.
enum DelegateLetGo {
  /// The sheet comes and goes again.
  static let again = cycle("t3", "t4")

  /// - Parameter lines: What is told behind the first dismissal.
  static func trace(_ lines: String...) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      delegate sheet set
    \(indented([cycle("t1", "t2")] + lines))

    settled at 0ms
      tree       window > host.view
      appeared   host
    """
  }

  private static func indented(_ texts: [String]) -> String {
    texts.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }.joined(separator: "\n")
  }

  private static func cycle(_ coming: String, _ going: String) -> String {
    """
    begin \(coming) present host -> sheet custom
      insert \(coming).container into window
      sheet.viewWillAppear(animated: true)
      insert sheet.view into \(coming).container
      sheet.viewDidAppear(animated: true)
    end \(coming) finished
    begin \(going) dismiss sheet -> host custom
      sheet.viewWillDisappear(animated: true)
      remove \(coming).container from window
      sheet.viewDidDisappear(animated: true)
    end \(going) finished
    """
  }
}
