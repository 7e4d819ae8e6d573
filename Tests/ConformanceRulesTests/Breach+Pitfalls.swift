import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What articles warn of, and what goes wrong in the shapes that libraries have.
  static let pitfalls: [Breach] = [
    Breach(
      "a finger that pulls a presented screen far away, and begins nothing",
      ["interaction-start-policy/answered"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 422 390 422

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 464])
      at 100ms
        > sheet.gestureMoved(at: [195, 760])
        > sheet.gestureEnded(at: [195, 760])

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 422 390 422
      """),
    Breach(
      "a finger that pulls the top of a stack far back, and begins nothing",
      ["interaction-start-policy/answered"], cast: ["nav  UINavigationController"],
      LonePull.onTop(to: "right")),
    Breach(
      "a presenter that is to be told by hand, and is told nothing",
      ["appearance-presenter-contract/untold"],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          host.viewWillLayoutSubviews()
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 300ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a presenter that is told by hand where that is animated, and there alone",
      ["appearance-presenter-contract/symmetry"],
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
      at 400ms
        > sheet.dismiss(animated: false)
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        host.dismissCompletion()

      settled at 400ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a pop that the end of another one asks for",
      ["navigation-stack-consistent/popped-again"],
      """
      baseline
        tree       window > nav.view > third.view
        children   nav > first second third
        appeared   nav
        appeared   third

      at 0ms
        > nav.popViewController(animated: true)
        begin t1 pop third -> second
          third.viewWillDisappear(animated: true)
          second.viewWillAppear(animated: true)
          insert second.view into nav.view below third.view (by t1)
      at 300ms
          < t1.completeTransition(true)
          remove third.view from nav.view
          third.viewDidDisappear(animated: true)
          second.viewDidAppear(animated: true)
          third.didMove(toParent: nil)
          < nav.popViewController(animated: false) (by t1)
        end t1 finished
        begin t2 pop second -> first unanimated
          second.viewWillDisappear(animated: false)
          first.viewWillAppear(animated: false)
          insert first.view into nav.view
          remove second.view from nav.view
          second.viewDidDisappear(animated: false)
          first.viewDidAppear(animated: false)
          second.didMove(toParent: nil)
        end t2 finished

      settled at 300ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first
      """),
    Breach(
      "a main screen that is replaced, and kept as sides are",
      ["containment-remove-complete/replaced-stays"],
      contract: SubjectContract(keepsSides: true),
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first side
        appeared   frame
        appeared   first

      at 0ms
        > frame.replace(0, other, animated: false)
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
        other.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > other.view
        children   frame > first side other
        appeared   frame
        appeared   other
      """),
    Breach(
      "a root that is shown over the old one before it is one",
      ["containment-view-parent-agrees/beside-root"],
      """
      baseline
        tree       window > first.view
        appeared   first

      at 0ms
        > window.setRootViewController(second, animated: true)
        second.viewWillAppear(animated: false)
        insert second.view into window (by subject)
        second.viewDidAppear(animated: false)
      at 300ms
        first.viewWillDisappear(animated: false)
        remove first.view from window
        first.viewDidDisappear(animated: false)

      settled at 300ms
        tree       window > second.view
        appeared   second
      """),
    Breach(
      "dimming and a child that keep the width of before a turn",
      ["geometry-size-change-tracked/old-side", "geometry-chrome-follows/old-side"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > frame.view > first.view
        tree       window > dim
        children   frame > first
        appeared   frame
        appeared   first

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > frame.view > first.view
        tree       window > dim
        children   frame > first
        appeared   frame
        appeared   first
        frame      first.view 0 0 390 390
        frame      dim 0 0 390 390
      """),
    Breach(
      "a screen that hears fingers three frames after its push is over",
      ["completion-not-before-animation-end/input-back"],
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
      at 400ms
        set nav.view inert false (by subject)

      settled at 400ms
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   nav
        appeared   second
      """),
  ]
}
