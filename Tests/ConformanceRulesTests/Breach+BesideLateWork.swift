import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of work on views when a transition is over.
  static let besideLateWork: [Breach] = [
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
      "a transform that comes off a while after the report, from a view in no window",
      ["completion-no-work-after/untouched"],
      PutBackBehindReport.trace(later: [PutBackBehindReport.straight])),
    Breach(
      "a transform that comes off in the instant of the report, from a view in the window",
      ["completion-no-work-after/untouched"],
      PutBackBehindReport.trace(inside: [PutBackBehindReport.straight])),
    Breach(
      "a view in no window that is turned in the instant of the report",
      ["completion-no-work-after/untouched"],
      PutBackBehindReport.trace(outside: [PutBackBehindReport.turned])),
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
  ]
}
