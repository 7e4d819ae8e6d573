/// A presentation that is complete, and what its animator does after that.
enum CompletedPresentation {
  /// - Parameters:
  ///   - isDriven: Whether a driver has finished it.
  ///   - afterwards: What happens a while later.
  ///   - further: Further lines of the end.
  static func trace(
    driven isDriven: Bool = false, then afterwards: String..., ending further: [String] = []
  ) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      begin t1 present host -> sheet custom\(isDriven ? " interactive" : "")
        insert t1.container into window
        insert sheet.view into t1.container (by t1)
    \(isDriven ? "    < t1.finishInteractiveTransition()\n" : "")\
        < t1.completeTransition(true)
      end t1 finished
    at 100ms
    \(afterwards.map { "  \($0)\n" }.joined())
    settled at 100ms
      tree       window > host.view
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
    """ + further.map { "\n  \($0)" }.joined()
  }
}
