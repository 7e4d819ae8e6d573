import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of when a transition is over, and what happens then.
  static let besideCompletions: [Breach] = [
    Breach(
      "a second verdict that says the same as the first",
      ["completion-after-verdict/one-verdict"],
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
          < t1.finishInteractiveTransition()
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a completion long after the announced time, where no driver has given a verdict",
      ["completion-eventually/in-time"],
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
          moves sheet.view (by t1)
      at 2400ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 2400ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "work on a view a while after the animator was told of the end",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
        end t1 finished
        < animator.animationEnded(true)
      at 400ms
        set sheet.view alpha 0.5 (by t1)

      settled at 400ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      sheet.view 0.5
      """),
    Breach(
      "work on a view behind the report, when the end of another transition was just told",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          < animator.animateTransition(t1)
      at 300ms
          < presentation.dismissalTransitionDidEnd(true)
          < t1.completeTransition(true)
          set sheet.view alpha 0.5 (by t1)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      sheet.view 0.5
      """),
    Breach(
      "work on a view when UIKit has moved views since the animator was told of the end",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
          < animator.animationEnded(true)
          remove t0.container from window
          set host.view alpha 0.5 (by t1)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
        alpha      host.view 0.5
      """),
    Breach(
      "a mask of another transition's that comes off in the instant of the report",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set host.view mask true (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 300ms
        begin t2 dismiss sheet -> host custom
          < animator.animateTransition(t2)
          < t2.completeTransition(true)
          set host.view mask false (by t2)
          remove t1.container from window
        end t2 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "an alpha that a transition takes off in the instant of the report",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view alpha 0.5 (by t1)
          < t1.completeTransition(true)
          set sheet.view alpha 1 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "corners that a transition makes smaller in the instant of the report",
      ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view corner 20 (by t1)
          < t1.completeTransition(true)
          set sheet.view corner 8 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 8
      """),
    Breach(
      "a window that hears fingers a frame and a half after the end of a presentation",
      ["completion-not-before-animation-end/input-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        set window inert (by subject)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 325ms
        set window inert false (by subject)

      settled at 325ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a view that comes to rest half a frame behind the report",
      ["completion-not-before-animation-end/views-rest"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 308ms
        rests sheet.view

      settled at 308ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a view that still moves in a shell that has left the window for the container",
      ["completion-not-before-animation-end/views-rest"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert t1.view-1 into window (by t1)
          insert sheet.view into t1.view-1 (by t1)
          moves sheet.view (by t1)
      at 300ms
          insert t1.view-1 into t1.container (by t1)
          remove t1.view-1 from window (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 400ms
        rests sheet.view

      settled at 400ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a duration that is a little too short, and a spring that is at rest too late",
      ["resources-duration-truthful/true", "resources-duration-truthful/true"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
      at 375ms
          < t1.completeTransition(true)
        end t1 finished
      at 1000ms
        begin t2 dismiss sheet -> host custom
          < animator.transitionDuration(t2, gives: 300ms)
          < animator.animateTransition(t2)
          moves sheet.view (by t2)
      at 1375ms
          rests sheet.view
      at 1405ms
          < t2.completeTransition(true)
          remove t1.container from window
        end t2 finished

      settled at 1405ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that an animator of a push changes, where presenters keep a look",
      ["resources-no-stale-participants/own-views"],
      contract: SubjectContract(restingLook: [.transform]),
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > nav.view > first.view
        children   nav > first
        presented  host -> nav
        appeared   host
        appeared   nav
        appeared   first

      at 0ms
        begin t1 push first -> second
          set host.view alpha 0.5 (by t1)
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > nav.view > second.view
        children   nav > first second
        presented  host -> nav
        appeared   host
        appeared   nav
        appeared   second
        alpha      host.view 0.5
      """),
    Breach(
      "delegates that are lost: one was cleared and set again, one stood beside such a one",
      ["resources-delegate-alive/alive", "resources-delegate-alive/alive"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        delegate sheet cleared
        delegate sheet set
        delegate menu set
        delegate other set
        delegate other cleared
        delegate sheet lost
        delegate menu lost

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "an animator that is named, and then missing in the instant in which the script acts",
      ["interaction-interruptible-stable/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.interruptibleAnimator(t1, gives: runner-1)
          < animator.interruptibleAnimator(t1, gives: nil)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
