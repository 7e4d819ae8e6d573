import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Children in the place of others.
  static let exchanges = [
    Sketch(
      "a child in the place of another gets other insets than that one",
      near: ["geometry-bars-stable/replaced", "geometry-bars-stable/given-back"],
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
        added      other.view 40 0 0 0
      """),
    Sketch(
      "a child that lies below what its container added to the one before it",
      near: ["geometry-bars-stable/replaced"],
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
        frame      other.view 0 44 390 800
      """),
    Sketch(
      "an open side before who takes the place of the main child",
      near: ["appearance-no-phantom-child/covered"], MainBesideSide.trace(inFront: false)),
    Sketch(
      "an open side beside who takes the place of the main child",
      MainBesideSide.trace(inFront: true, ending: ["frame      other.view 280 0 110 844"])),
    Sketch(
      "a side behind who takes the place of the main child, when a finger may have put it there",
      MainBesideSide.trace(
        inFront: true,
        after: [
          "at 200ms", "  > drawer.gestureBegan(drag: left, at: [200, 400])",
          "  > drawer.gestureEnded(at: [200, 400])",
        ])),
    Sketch(
      "a side behind the main child when the window has another size",
      MainBesideSide.trace(
        inFront: true, after: ["at 200ms", "  > window.resize(to: [844, 390])"])),
  ]
}
