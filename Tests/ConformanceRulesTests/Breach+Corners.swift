import AppearanceTrace
import ConformanceRules

extension Breach {
  static let corners: [Breach] = [
    Breach(
      "a root whose view no line speaks of",
      ["ownership-window-not-empty"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > window.setRootViewController(sheet)
        host.viewWillDisappear(animated: false)
        remove host.view from window
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
      """),
    Breach(
      "a complaint that refuses nothing, and a closure that does not run",
      ["completion-closure-runs"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        fault D4 logged sheet
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an animator that goes when the second of its transitions is over, and the first is not",
      ["resources-driver-alive"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 push host -> sheet
          < animator.animateTransition(t1)
          begin t2 push menu -> page
            < animator.animateTransition(t2)
            < t2.completeTransition(true)
          end t2 finished
          release animator
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "an animator that serves two transitions, and hears of the one that began last",
      [], silent: ["completion-animation-ended-relayed"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < animator.transitionDuration(t1, gives: 0ms)
        begin t2 push host -> sheet
          < animator.animateTransition(t2)
          begin t1 push menu -> page
            < animator.animateTransition(t1)
            < t1.completeTransition(true)
            < animator.animationEnded(true)
          end t1 finished
          < t2.completeTransition(true)
          < animator.animationEnded(true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "chrome from before that outlives its presentation",
      ["ownership-chrome-lifecycle"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > dim
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > dim
        appeared   host
      """),
    Breach(
      "a screen that is reported gone twice, and one that comes back",
      ["navigation-dismissal-observed/taken-back", "navigation-dismissal-observed/once"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          < library.reportDismissal(sheet)
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled
        begin t2 dismiss sheet -> host custom
          < t2.completeTransition(true)
        end t2 finished
        < library.reportDismissal(sheet)
        < library.reportDismissal(sheet)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "two dismissals in a row that leave the bar as it is",
      ["status-bar-restored-after-dismiss/back", "status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
        end t1 finished
        begin t2 present sheet -> menu custom
        end t2 finished
        status-bar menu light
        begin t3 dismiss menu -> sheet custom
          begin t4 dismiss sheet -> host custom
          end t4 finished
        end t3 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar menu light
      """),
    Breach(
      "a change that is asked for without an animation, and told of one",
      ["appearance-animated-flag"],
      """
      baseline
        tree       window > host.view > sheet.view
        children   host > sheet
        appeared   host
        appeared   sheet

      at 0ms
        > host.select(1, animated: false)
        sheet.viewWillDisappear(animated: true)
        begin t1 replace page -> menu
        end t1 finished
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)

      settled at 0ms
        tree       window > host.view > sheet.view
        children   host > sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a turn in a transition that got its verdict before it began",
      ["appearance-no-spurious-reversal"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < t1.cancelInteractiveTransition()
        begin t1 push host -> sheet
          host.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
