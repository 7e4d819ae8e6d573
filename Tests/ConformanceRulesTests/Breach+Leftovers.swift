import ConformanceRules

extension Breach {
  static let leftovers: [Breach] = [
    Breach(
      "a stranger in the window who is changed, and another who is put into it",
      ["resources-no-stale-participants", "resources-no-stale-participants"],
      """
      baseline
        tree       window > host.view
        tree       window > other.view
        appeared   host
        appeared   other

      at 0ms
        guest.loadView()
        begin t1 present host -> sheet custom
          insert t1.container into window
          set other.view alpha 0.5 (by t1)
          insert guest.view into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > other.view
        presented  host -> sheet
        alpha      other.view 0.5
      """),
    Breach(
      "a second timer beside one that ran before",
      ["resources-no-orphan-animations"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark
        running    timer

      at 0ms
        begin t1 push host -> next
        end t1 finished

      settled at 0ms
        tree       window > host.view
        status-bar host dark
        running    timer
        running    timer
      """),
    Breach(
      "a view and a bar that are deaf, though no line says who made them so",
      ["interaction-input-restored", "interaction-input-restored"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host

      at 0ms
        begin t1 push host -> next
        end t1 finished

      settled at 0ms
        tree       window > nav.view > next.view
        children   nav > host next
        inert      nav.view
        inert      nav.bar
      """),
    Breach(
      "a layer that goes on with the offset of its pause",
      ["interaction-layer-clock-restored"],
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
          set sheet.view clock 0 1.5 0 (by t1)
      at 200ms
          < t1.cancelInteractiveTransition()
          set sheet.view clock 1 1.5 0.2 (by t1)
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        clock      sheet.view 1 1.5 0.2
      """),
    Breach(
      "a layer that gets a begin time, and still stands",
      ["interaction-layer-clock-restored"],
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
          set sheet.view clock 0 1.5 0 (by t1)
      at 200ms
          < t1.cancelInteractiveTransition()
          set sheet.view clock 0 0 0.2 (by t1)
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        clock      sheet.view 0 0 0.2
      """),
    Breach(
      "a stack that the window has given up is still there, and so is a screen that it has popped",
      ["resources-transition-released/root"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > window.setRootViewController(next, animated: false)
        nav.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        remove nav.view from window
        next.viewWillAppear(animated: false)
        insert next.view into window
        next.viewIsAppearing(animated: false)
        nav.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > next.view
        appeared   next
        leaked     guest
        leaked     nav
      """),
  ]
}
