import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of animators and delegates, and of what they announce.
  static let besideParticipants: [Breach] = [
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
