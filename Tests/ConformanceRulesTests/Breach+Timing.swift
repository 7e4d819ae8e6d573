import ConformanceRules

extension Breach {
  /// Completions, verdicts and hooks that come at the wrong time.
  static let timing: [Breach] = [
    Breach(
      "a completion long after the verdict",
      ["completion-eventually/in-time"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
      at 5000ms
          < t1.cancelInteractiveTransition()
      at 10400ms
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 10400ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an animation that takes ten seconds more than was announced",
      ["completion-eventually < resources-duration-truthful"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
      at 10300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 10300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a verdict that nobody's finger gave",
      ["interaction-verdict-always/not-early"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          < driver.startInteractiveTransition(t1)
      at 100ms
          < t1.cancelInteractiveTransition()
      at 200ms
          > sheet.gestureEnded()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a finger that lifts, and leaves what it pulls as it is",
      ["interaction-verdict-always/given"], UndecidedPull.trace()),
    Breach(
      "verdicts that come late, at first and after a pause",
      ["interaction-verdict-always", "interaction-verdict-always"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          < driver.startInteractiveTransition(t1)
          > sheet.gestureEnded()
      at 100ms
          < t1.cancelInteractiveTransition()
      at 200ms
          > sheet.gestureBegan(drag: down)
          < t1.pauseInteractiveTransition()
      at 300ms
          > sheet.gestureEnded()
      at 400ms
          < t1.cancelInteractiveTransition()
      at 500ms
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 500ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an animator that hears of its end before completion is reported",
      ["completion-animation-ended-relayed/after-completion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> sheet
          < animator.animateTransition(t1)
      at 300ms
          < animator.animationEnded(true)
          < t1.completeTransition(true)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a frame that is put right in the instant of the report, and behind it",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          set sheet.view frame 0 40 390 804 (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        set sheet.view frame 0 0 390 844 (by t1)

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a mask that comes off a while after the report",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          set sheet.view mask true (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 400ms
        set sheet.view mask false (by t1)

      settled at 400ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a mask of somebody else's that comes off in the instant of the report",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          set sheet.view mask true (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        set sheet.view mask true (by subject)
        set sheet.view mask false (by t1)

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a bar that is changed when all has been reported done",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> sheet
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
          set nav.bar alpha 1 (by t1)
          < animator.animationEnded(true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host
      """),
    Breach(
      "an animator that can be interrupted, and then none",
      ["interaction-interruptible-stable/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          < animator.interruptibleAnimator(t1, gives: t1.runner)
          < animator.interruptibleAnimator(t1, gives: nil)
          < animator.interruptibleAnimator(t1, gives: nil)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        presented  host -> sheet
        appeared   host
      """),
    Breach(
      "a presenter that still moves when the container goes",
      ["completion-not-before-animation-end"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view-1
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.transitionDuration(t1, gives: 500ms)
          < animator.animateTransition(t1)
          moves host.view (by t1)
          moves sheet.view (by t1)
      at 500ms
          rests sheet.view
          < t1.completeTransition(true)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
      at 700ms
        rests host.view

      settled at 700ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "dimming that still moves, in a container that goes later",
      ["completion-not-before-animation-end"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view-1
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.transitionDuration(t1, gives: 500ms)
          < animator.animateTransition(t1)
          moves sheet.view-1 (by t1)
          moves sheet.view (by t1)
      at 500ms
          rests sheet.view
          < t1.completeTransition(true)
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
      at 600ms
        remove sheet.container from window

      settled at 600ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a picture on the screen that comes, still moving at the report",
      ["completion-not-before-animation-end/views-rest"], LateElement.trace),
    Breach(
      "dimming that is animated before it is put in, and still moves behind the report",
      ["completion-not-before-animation-end/views-rest"],
      DimmingInNoWindow.trace(isPutIn: true)),
  ]
}
