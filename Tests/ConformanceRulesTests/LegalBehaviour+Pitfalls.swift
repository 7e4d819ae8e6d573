import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes close to what articles warn of.
  static let pitfalls: [Sketch] = [
    Sketch(
      "a finger that pulls the top of a stack to where nothing may be begins nothing",
      cast: ["nav  UINavigationController"], LonePull.onTop(to: "left")),
    Sketch(
      "a finger that pulls a presented screen not half as far as the window is high, and begins nothing",
      near: ["interaction-start-policy/answered"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 100ms
        > sheet.gestureMoved(at: [195, 460])
        > sheet.gestureEnded(at: [195, 460])
      at 200ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 300ms
        > sheet.gestureMoved(at: [195, 400])
        begin t1 dismiss sheet -> host custom interactive
          < driver.startInteractiveTransition(t1)
          sheet.viewWillDisappear(animated: true)
      at 400ms
          > sheet.gestureEnded(at: [195, 400])
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          remove sheet.view from t0.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 400ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a presenter that is to be told by hand, and is told nothing of an alert",
      near: ["appearance-presenter-contract/untold"],
      contract: SubjectContract(presenter: .emulated), cast: ["alert  UIAlertController"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(alert, style: custom, animated: true)
        begin t1 present host -> alert custom
          insert t1.container into window
          alert.viewWillAppear(animated: true)
          insert alert.view into t1.container
      at 300ms
          t1.completeTransition(true)
          alert.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > alert.view
        presented  host -> alert
        appeared   host
        appeared   alert
      """),
    Sketch(
      "a presenter that is to be told by hand, and is told",
      near: ["appearance-presenter-contract/untold"],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 300ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Sketch(
      "a pop that the script asks for when another one is over",
      near: ["navigation-stack-consistent/popped-again"],
      """
      baseline
        tree       window > nav.view > third.view
        children   nav > first second third
        appeared   nav
        appeared   third

      at 0ms
        > nav.popViewController(animated: false)
        begin t1 pop third -> second unanimated
          third.viewWillDisappear(animated: false)
          second.viewWillAppear(animated: false)
          insert second.view into nav.view
          remove third.view from nav.view
          < t1.completeTransition(true)
          third.viewDidDisappear(animated: false)
          second.viewDidAppear(animated: false)
          third.didMove(toParent: nil)
        end t1 finished
      at 100ms
        > nav.popViewController(animated: false)
        begin t2 pop second -> first unanimated
          second.viewWillDisappear(animated: false)
          first.viewWillAppear(animated: false)
          insert first.view into nav.view
          remove second.view from nav.view
          < t2.completeTransition(true)
          second.viewDidDisappear(animated: false)
          first.viewDidAppear(animated: false)
          second.didMove(toParent: nil)
        end t2 finished

      settled at 100ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first
      """),
    Sketch(
      "a side that lies open goes out with the main screen that is replaced, and stays a child",
      near: ["containment-remove-complete/replaced-stays"],
      contract: SubjectContract(keepsSides: true),
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first side
        appeared   frame
        appeared   first

      at 0ms
        > frame.open(animated: false)
        < side.beginAppearanceTransition(true, animated: false)
        side.viewWillAppear(animated: false)
        insert side.view into frame.view (by subject)
        < side.endAppearanceTransition()
        side.viewDidAppear(animated: false)
      at 100ms
        > frame.replace(0, other, animated: false)
        < frame.addChild(other)
        < side.beginAppearanceTransition(false, animated: false)
        side.viewWillDisappear(animated: false)
        < first.willMove(toParent: nil)
        < first.beginAppearanceTransition(false, animated: false)
        first.viewWillDisappear(animated: false)
        < other.beginAppearanceTransition(true, animated: false)
        other.viewWillAppear(animated: false)
        insert other.view into frame.view (by subject)
        remove side.view from frame.view (by subject)
        remove first.view from frame.view (by subject)
        < side.endAppearanceTransition()
        side.viewDidDisappear(animated: false)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: false)
        < other.endAppearanceTransition()
        other.viewDidAppear(animated: false)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        other.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > other.view
        children   frame > side other
        appeared   frame
        appeared   other
      """),
    Sketch(
      "a main screen that is replaced beside a side that stays a child",
      near: ["containment-remove-complete/replaced-stays"],
      contract: SubjectContract(keepsSides: true),
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first side
        appeared   frame
        appeared   first

      at 0ms
        > frame.replace(0, other, animated: false)
        first.willMove(toParent: nil)
        < frame.addChild(other)
        < first.beginAppearanceTransition(false, animated: false)
        first.viewWillDisappear(animated: false)
        < other.beginAppearanceTransition(true, animated: false)
        other.viewWillAppear(animated: false)
        insert other.view into frame.view (by subject)
        remove first.view from frame.view (by subject)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: false)
        < other.endAppearanceTransition()
        other.viewDidAppear(animated: false)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        other.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > other.view
        children   frame > side other
        appeared   frame
        appeared   other
      """),
    Sketch(
      "a child that is shown in its parent beside the root's own views",
      near: ["containment-view-parent-agrees/beside-root"],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        < frame.addChild(first)
        insert first.view into frame.view (by subject)
        first.viewWillAppear(animated: false)
        first.viewDidAppear(animated: false)
        first.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > first.view
        children   frame > first
        appeared   frame
        appeared   first
      """),
    Sketch(
      "dimming of a part of the window and a child of a part of its parent, after a turn",
      near: ["geometry-chrome-follows/old-side", "geometry-size-change-tracked/old-side"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > frame.view > first.view
        tree       window > dim
        children   frame > first
        appeared   frame
        appeared   first
        frame      first.view 0 0 300 844
        frame      dim 0 0 300 844

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > frame.view > first.view
        tree       window > dim
        children   frame > first
        appeared   frame
        appeared   first
        frame      first.view 0 0 300 390
        frame      dim 0 0 300 390
      """),
    Sketch(
      "a screen that hears fingers in the frame after its push is over",
      near: ["completion-not-before-animation-end/input-back"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          first.viewWillDisappear(animated: true)
          second.viewWillAppear(animated: true)
          insert second.view into nav.view
          set nav.view inert (by subject)
      at 350ms
          remove first.view from nav.view
          first.viewDidDisappear(animated: true)
          second.viewDidAppear(animated: true)
          second.didMove(toParent: nav)
        end t1 finished
      at 366ms
        set nav.view inert false (by subject)

      settled at 366ms
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   nav
        appeared   second
      """),
  ]
}
