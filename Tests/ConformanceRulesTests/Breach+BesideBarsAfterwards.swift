import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of a status bar that is not as it was before.
  static let besideBarsAfterwards: [Breach] = [
    Breach(
      "a bar that is not given back, where others changed it under an earlier presentation",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        > other.select(1, animated: false)
        begin t2 dismiss sheet -> host custom
          status-bar host dark
          remove t1.container from window
        end t2 finished
        begin t3 present host -> sheet custom
          insert t3.container into window
          insert sheet.view into t3.container (by t3)
          status-bar sheet light
        end t3 finished
        begin t4 dismiss sheet -> host custom
          status-bar host light
          remove t3.container from window
        end t4 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that is not given back, where the dismissal takes children in",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          < other.addChild(leaf) (by t2)
          leaf.willMove(toParent: other) (by t2)
          leaf.didMove(toParent: other) (by t2)
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that is not given back, where another presentation ran when this one began",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        tree       window > other.view
        appeared   host
        appeared   other
        status-bar host dark

      at 0ms
        begin t9 present other -> menu custom
          begin t1 present host -> sheet custom
            insert t1.container into window
            insert sheet.view into t1.container (by t1)
            status-bar sheet light
          end t1 finished
          begin t2 dismiss sheet -> host custom
            status-bar host light
            remove t1.container from window
          end t2 finished
        end t9 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > other.view
        appeared   host
        appeared   other
        status-bar host light
      """),
    Breach(
      "a bar that the subject itself has set for the application, and does not give back",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
          < application.setStatusBarStyle(light, animated: true) (by t1)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that is not given back to who was there, though in no window",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar leaf dark

      at 0ms
        leaf.viewWillAppear(animated: false)
        leaf.viewDidAppear(animated: false)
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        appeared   leaf
        status-bar host light
      """),
    Breach(
      "a bar that is not given back to who was never told anything",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar leaf dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that is not given back to who was told that he goes, and lay in the window",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        tree       window > leaf.view
        appeared   host
        appeared   leaf
        status-bar leaf dark

      at 0ms
        leaf.viewWillDisappear(animated: false)
        leaf.viewDidDisappear(animated: false)
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        tree       window > leaf.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that the second presentation does not give back, where one stood before",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark

      at 0ms
        begin t9 dismiss sheet -> host custom
          remove t0.container from window
        end t9 finished
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          status-bar sheet light
        end t1 finished
        begin t2 dismiss sheet -> host custom
          status-bar host light
          remove t1.container from window
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Breach(
      "a bar that is not as before, where another presentation was given up meanwhile",
      ["status-bar-rollback-on-cancel/as-before"],
      """
      baseline
        tree       window > nav.view > first.view
        tree       window > other.view
        children   nav > first
        appeared   nav
        appeared   first
        appeared   other
        status-bar first dark

      at 0ms
        begin t1 push first -> second
          begin t2 present other -> menu custom
          end t2 cancelled
          status-bar second light
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > first.view
        tree       window > other.view
        children   nav > first
        appeared   nav
        appeared   first
        appeared   other
        status-bar second light
      """),
    Breach(
      "a bar that is not as before, where the script has acted since and changed nothing",
      ["status-bar-rollback-on-cancel/as-before"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          status-bar sheet light
        end t1 cancelled
      at 100ms
        > host.view.accessibilityPerformEscape(handled: false)

      settled at 100ms
        tree       window > host.view
        appeared   host
        status-bar sheet light
      """),
  ]
}
