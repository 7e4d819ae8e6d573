import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of when a transition is over.
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
  ]
}
