/// A pop whose animator puts the revealed view above the one that goes, and takes that out.
enum FlippedPop {
  /// - Parameters:
  ///   - isAtOnce: Whether what goes is taken out in the instant of the insertion, or a moment behind it.
  ///   - isPutBack: Whether what goes is put back beneath, and stays to the end.
  static func trace(isAtOnce: Bool = true, isPutBack: Bool = false) -> String {
    """
    baseline
      tree       window > nav.view > nav.container > next.view
      children   nav > host next
      appeared   nav
      appeared   next

    at 0ms
      > nav.popViewController(animated: true)
      next.willMove(toParent: nil)
      begin t1 pop next -> host
        next.viewWillDisappear(animated: true)
        host.viewWillAppear(animated: true)
        insert host.view into nav.container (by t1)
    \(isAtOnce ? "" : "at 20ms\n")    remove next.view from nav.container (by t1)
    \(isPutBack ? "    insert next.view into nav.container below host.view (by t1)\n" : "")at 350ms
        < t1.completeTransition(true)
    \(isPutBack ? "    remove next.view from nav.container\n" : "")    next.viewDidDisappear(animated: true)
        host.viewDidAppear(animated: true)
        next.didMove(toParent: nil)
      end t1 finished

    settled at 350ms
      tree       window > nav.view > nav.container > host.view
      children   nav > host
      appeared   nav
      appeared   host
    """
  }
}
