extension Breach {
  /// What a container owes to who takes the place of another child.
  static let exchanges = [
    Breach(
      "a child in the place of another, without the insets that its container added to that one",
      ["geometry-bars-stable/replaced"],
      """
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
        remove first.view from frame.view (by subject)
        set first.view added 0 0 0 0 (by subject)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: false)
        < other.endAppearanceTransition()
        other.viewDidAppear(animated: false)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        other.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > other.view
        children   frame > other
        appeared   frame
        appeared   other
      """),
    Breach(
      "a child that is let go of with the insets that its container added to it",
      ["geometry-bars-stable/given-back"],
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first
        appeared   frame
        appeared   first
        added      first.view 44 0 0 0

      at 0ms
        > frame.select(1, animated: false)
        first.willMove(toParent: nil)
        < frame.addChild(second)
        second.willMove(toParent: frame)
        < first.beginAppearanceTransition(false, animated: false)
        first.viewWillDisappear(animated: false)
        < second.beginAppearanceTransition(true, animated: false)
        second.viewWillAppear(animated: false)
        set second.view added 44 0 0 0 (by subject)
        insert second.view into frame.view (by subject)
        remove first.view from frame.view (by subject)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: false)
        < second.endAppearanceTransition()
        second.viewDidAppear(animated: false)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        second.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > second.view
        children   frame > second
        appeared   frame
        appeared   second
        added      second.view 44 0 0 0
      """),
    Breach(
      "an open side behind who takes the place of the main child",
      ["appearance-no-phantom-child/covered"], MainBesideSide.trace(inFront: true)),
  ]
}
