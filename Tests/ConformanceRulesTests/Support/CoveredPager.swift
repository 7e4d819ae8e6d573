/// A container of two pages that goes and comes again, of which it tells one alone that it comes.
enum CoveredPager {
  /// - Parameters:
  ///   - between: What is done while it is away.
  ///   - after: What is done when it has come.
  ///   - looks: How the page that is not told looks in the end.
  static func trace(
    between: String? = nil, after: String? = nil, looks: String? = nil
  ) -> String {
    """
    baseline
      tree       window > pager.view > host.view
      tree       window > pager.view > sheet.view
      children   pager > host sheet
      appeared   pager
      appeared   host
      appeared   sheet

    at 0ms
      pager.viewWillDisappear(animated: false)
      host.viewWillDisappear(animated: false)
      sheet.viewWillDisappear(animated: false)
      pager.viewDidDisappear(animated: false)
      host.viewDidDisappear(animated: false)
      sheet.viewDidDisappear(animated: false)\(line(between))
    at 100ms
      pager.viewWillAppear(animated: false)
      host.viewWillAppear(animated: false)
      pager.viewDidAppear(animated: false)
      host.viewDidAppear(animated: false)\(line(after))

    settled at 100ms
      tree       window > pager.view > host.view
      tree       window > pager.view > sheet.view
      children   pager > host sheet
      appeared   pager
      appeared   host\(line(looks))
    """
  }

  private static func line(_ text: String?) -> String { text.map { "\n  \($0)" } ?? "" }
}
