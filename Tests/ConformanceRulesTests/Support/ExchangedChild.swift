/// A child in the place of another one, for which its container had added to the safe area.
enum ExchangedChild {
  /// - Parameters:
  ///   - givesBack: Whether the container takes back what it had added for who goes.
  ///   - isKept: Whether who goes is there still at the end.
  ///   - further: Further lines of the end: what the container did about the newcomer.
  static func trace(
    givesBack: Bool = true, isKept: Bool = true, ending further: String...
  ) -> String {
    let back = givesBack ? "\n  set first.view added 0 0 0 0 (by subject)" : ""
    let release = isKept ? "" : "\n  release first"
    return """
      baseline
        tree       window > frame.view > first.view
        children   frame > first
        appeared   frame
        appeared   first
        added      first.view 44 0 0 0

      at 0ms
        > frame.replace(0, other, animated: false)
        first.willMove(toParent: nil)
        < frame.addChild(other)
        other.willMove(toParent: frame)
        < first.beginAppearanceTransition(false, animated: false)
        first.viewWillDisappear(animated: false)
        < other.beginAppearanceTransition(true, animated: false)
        other.viewWillAppear(animated: false)
        insert other.view into frame.view (by subject)
        remove first.view from frame.view (by subject)\(back)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: false)
        < other.endAppearanceTransition()
        other.viewDidAppear(animated: false)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        other.didMove(toParent: frame)\(release)

      settled at 0ms
        tree       window > frame.view > other.view
        children   frame > other
        appeared   frame
        appeared   other
      """ + further.map { "\n  \($0)" }.joined()
  }
}
