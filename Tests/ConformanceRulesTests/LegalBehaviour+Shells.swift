import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes with a presentation, or lies in a container of the system's, and is treated as it ought to be.
  static let shells: [Sketch] = [
    Sketch(
      "a dialog of a fixed size lies in the middle after a turn, and is dressed by its presentation",
      near: ["geometry-size-change-tracked/cut-off", "geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 45 222 300 400
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          set sheet.view clips (by t1)
          < animator.animateTransition(t1)
          set sheet.view corner 12 (by t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 272 -5 300 400
        clips      sheet.view
        corner     sheet.view 12
      """),
    Sketch(
      "a shell that UIKit puts in lies at the announced frame, and what clips in it is larger",
      near: ["geometry-final-frame/arrived"],
      cast: ["clip  chrome, UIView", "shell  chrome, UIView"],
      Breach.shelledWithoutAnimation(shell: "0 422 390 422", clip: "0 422 390 438")),
    Sketch(
      "a dismissal takes off the colour of its container's ground, and gives it back when it is given up",
      near: ["ownership-container-untouched/ground", "ownership-container-untouched/written"],
      Breach.groundOfGivenUp(
        with: """
              < presentation.dismissalTransitionDidEnd(false)
              set sheet.container background 0/0/0/0.5 (by t1)

          """)),
    Sketch(
      "a dismissal that is given up colours its ground again, of which no line tells how it was",
      near: ["ownership-container-untouched/ground"],
      Breach.groundOfGivenUp(
        with: """
              < presentation.dismissalTransitionDidEnd(false)
              set sheet.container background 0/0/0/0.5 (by t1)

          """
      ).replacing("  background sheet.container 0/0/0/0.5\n", with: "")),
    Sketch(
      "a screen fades in its shell, which slides away",
      near: ["geometry-chrome-follows/shell"], cast: ["shell  chrome, UIView"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > shell > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        shadow     shell 0.4 14 0 0

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          set sheet.view alpha 0 (by t1)
          moves sheet.view (by t1)
          set shell transform 1 0 0 1 0 844 (by t1)
          moves shell (by t1)
      at 300ms
          rests sheet.view
          rests shell
          < t1.completeTransition(true)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "tabs whose views an animator exchanges, and a tap that is refused meanwhile",
      near: ["ownership-container-untouched/children", "interaction-input-restored/taps"],
      cast: ["tab  PagerTabs: UITabBarController"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host next third
        appeared   tab
        appeared   host

      at 0ms
        begin t1 select host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into tab.container (by t1)
          > tab.gestureBegan(tap: 2)
          > tab.gestureEnded()
          < delegate.shouldSelect(third)
          remove host.view from tab.container (by t1)
          < t1.completeTransition(true)
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > tab.view > tab.container > next.view
        children   tab > host next third
        appeared   tab
        appeared   next
      """),
    Sketch(
      "a tab that is closed to taps, and that nobody has selected",
      near: ["interaction-input-restored/taps"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host next third
        appeared   tab
        appeared   host

      at 0ms
        begin t1 select host -> next unanimated
          next.viewWillAppear(animated: false)
          host.viewWillDisappear(animated: false)
          insert next.view into tab.container
          remove host.view from tab.container
          next.viewDidAppear(animated: false)
          host.viewDidDisappear(animated: false)
        end t1 finished
      at 100ms
        > tab.gestureBegan(tap: 2)
        > tab.gestureEnded()
        < delegate.shouldSelect(third)

      settled at 100ms
        tree       window > tab.view > tab.container > next.view
        children   tab > host next third
        appeared   tab
        appeared   next
      """),
    Sketch(
      "a tab that code has selected, and that is closed to taps",
      near: ["interaction-input-restored/taps"], Breach.tappedAgain()),
    Sketch(
      "a tab that refused a tap, that code has selected later, and that refuses another",
      near: ["interaction-input-restored/taps"],
      Breach.tappedAgain(
        asking: "  < delegate.shouldSelect(next)\n  > tab.setSelectedIndex(1)\n")),
    Sketch(
      "a turn that finds a screen scaled, and a stack's delegate that puts it in order when it was shown",
      near: ["geometry-size-change-tracked/filled", "completion-no-work-after/untouched"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container (by t1)
          set next.view transform 0.9 0 0 0.9 0 0 (by t1)
          > window.resize(to: [844, 390])
          remove host.view from nav.container (by t1)
          < t1.completeTransition(true)
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
          next.didMove(toParent: nav)
          < delegate.didShow(next)
          set next.view transform 1 0 0 1 0 0 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
        frame      next.view -14 14 873 361
      """),
  ]
}
