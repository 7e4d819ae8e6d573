import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What is asked for in the middle of a change, by whoever may ask.
  static let overlaps: [Sketch] = [
    Sketch(
      "the script asks twice for a pop, long after the subject has asked for a push within one",
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          < nav.pushViewController(third, animated: true)
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished
        begin t2 push second -> third
          insert third.view into nav.view
          remove second.view from nav.view
        end t2 finished
      at 600ms
        > nav.popViewController(animated: true)
        begin t3 pop third -> second
          insert second.view into nav.view
          remove third.view from nav.view
      at 700ms
          > nav.popViewController(animated: true)
          fault D7 logged nav
        end t3 finished
        begin t4 pop second -> first
          insert first.view into nav.view
          remove second.view from nav.view
        end t4 finished

      settled at 700ms
        tree       window > nav.view > first.view
        children   nav > first
      """),
    Sketch(
      "the script asks for a pop while one runs that the subject has asked for at rest",
      PopWithinPop.trace(
        begunBy: "<",
        """
        at 100ms
            > nav.popViewController(animated: true)
            fault D7 logged nav
        """, at: 100)),
    Sketch(
      "a drag begins in the instant in which the script asks for a pop while one runs",
      PopWithinPop.trace(
        """
        at 100ms
            > third.gestureBegan(drag: right)
            > nav.popViewController(animated: true)
            fault D7 logged nav
            > third.gestureEnded()
        """, at: 100)),
    Sketch(
      "the script asks for a pop while one runs, a while after a tap",
      PopWithinPop.trace(
        """
        at 100ms
            > third.gestureBegan(tap: 1)
            > third.gestureEnded()
        at 200ms
            > nav.popViewController(animated: true)
            fault D7 logged nav
        """, at: 200)),
    Sketch(
      "a menu that is opened again while it closes is taken away by a finger after that",
      near: ["interaction-no-overlap/newest"],
      contract: SubjectContract(keepsSides: true),
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          > frame.close(animated: true)
          side.viewWillDisappear(animated: true)
        at 100ms
          > frame.open(animated: true)
          side.viewWillAppear(animated: true)
          side.viewDidAppear(animated: true)
        at 400ms
          > frame.gestureBegan(drag: left)
          side.viewWillDisappear(animated: true)
          > frame.gestureEnded()
          remove side.view from frame.view (by subject)
          side.viewDidDisappear(animated: true)
        """, from: StandingMenu.opened, to: nil, at: 400)),
    Sketch(
      "a menu that is opened again while it closes shows a hint of its own for a while",
      near: ["interaction-no-overlap/newest"],
      contract: SubjectContract(keepsSides: true),
      cast: [
        "frame  controller, Pager: UIViewController, by subject", "hint  Hint: UIViewController",
      ],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        children   side > hint
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844

      at 0ms
        > frame.close(animated: true)
        side.viewWillDisappear(animated: true)
      at 100ms
        > frame.open(animated: true)
        side.viewWillAppear(animated: true)
        hint.viewWillAppear(animated: true)
        insert hint.view into side.view (by subject)
        side.viewDidAppear(animated: true)
        hint.viewDidAppear(animated: true)
      at 400ms
        hint.willMove(toParent: nil)
        hint.viewWillDisappear(animated: false)
        remove hint.view from side.view (by subject)
        hint.viewDidDisappear(animated: false)
        hint.didMove(toParent: nil)

      settled at 400ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
      """),
    Sketch(
      "the script asks for a pop while a push runs, of which UIKit complains",
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          insert second.view into nav.view
          remove first.view from nav.view
      at 100ms
          > nav.popViewController(animated: true)
          fault D7 logged nav
        end t1 finished
        begin t2 pop second -> first
          insert first.view into nav.view
          remove second.view from nav.view
        end t2 finished

      settled at 100ms
        tree       window > nav.view > first.view
        children   nav > first
      """),
    Sketch(
      "another screen is pushed in the end of a pop",
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second

      at 0ms
        > nav.popViewController(animated: true)
        begin t1 pop second -> first
          insert first.view into nav.view
          remove second.view from nav.view
          t1.completeTransition(true)
          < nav.pushViewController(third, animated: false) (by t1)
        end t1 finished
        begin t2 push first -> third unanimated
          insert third.view into nav.view
          remove first.view from nav.view
        end t2 finished

      settled at 0ms
        tree       window > nav.view > third.view
        children   nav > first third
      """),
    Sketch(
      "a bar that had another number of items from the first",
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        items      nav 2

      at 0ms
        > nav.pushViewController(second, animated: false)
        begin t1 push first -> second unanimated
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > first second
        items      nav 3
      """),
  ]
}
