import ConformanceRules

extension Breach {
  static let callbacks: [Breach] = [
    Breach(
      "a child that appears twice on first show",
      ["appearance-no-double-appear"],
      """
      baseline
        tree       window > host.view

      at 0ms
        host.viewWillAppear(animated: false)
        host.viewDidAppear(animated: false)
        host.viewWillAppear(animated: false)
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a second end of appearing",
      [
        "appearance-no-double-appear/did-appear"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a second start of disappearing, and a second end",
      [
        "appearance-no-double-disappear/will-disappear",
        "appearance-no-double-disappear/did-disappear",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from window
        host.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
        > window.setRootViewController(next)

      settled at 0ms
        tree       window
      """),
    Breach(
      "one who was never there is told that it goes",
      ["appearance-no-double-disappear"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        next.viewWillDisappear(animated: false)
        next.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "an end of disappearing that never began",
      ["appearance-will-did-paired"],
      """
      baseline
        tree       window > host.view > next.view
        children   host > next
        appeared   host
        appeared   next

      at 0ms
        next.viewDidDisappear(animated: false) (direct)
        remove next.view from host.view

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "an end of appearing on the way out, and one of disappearing on the way in",
      ["appearance-will-did-paired", "appearance-will-did-paired"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: false)
        host.viewDidAppear(animated: false)
        next.viewWillAppear(animated: false)
        next.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a start that nothing resolves",
      [
        "appearance-will-did-paired/unended"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        disappearing host
      """),
    Breach(
      "a start that deallocation cuts off",
      ["appearance-will-did-paired"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        sheet.viewWillAppear(animated: false)
        release sheet

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "direct calls that come in order are the business of one rule",
      [
        "appearance-no-direct-call", "appearance-no-direct-call", "appearance-no-direct-call",
      ],
      silent: ["appearance-no-double-appear", "appearance-no-double-disappear"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          host.viewWillDisappear(animated: true) (direct)
          host.viewWillAppear(animated: true) (direct)
          host.viewDidAppear(animated: true) (direct)
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
      "a direct call that repeats a start of disappearing",
      ["appearance-no-direct-call < appearance-no-double-disappear"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > window.setRootViewController(next)
        host.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false) (direct)
        remove host.view from window
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
      """),
  ]
}
