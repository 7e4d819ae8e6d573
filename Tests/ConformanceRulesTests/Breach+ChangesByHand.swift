import ConformanceRules

extension Breach {
  static let changesByHand: [Breach] = [
    Breach(
      "an end that is sent twice",
      ["appearance-begin-end-balanced"],
      """
      baseline
        tree       window > frame.view > host.view

      at 0ms
        frame.viewWillAppear(animated: false)
        < host.beginAppearanceTransition(true, animated: false) (by subject)
        host.viewWillAppear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: false)
        frame.viewDidAppear(animated: false)
        < host.endAppearanceTransition() (by subject)
        fault D1 logged host

      settled at 0ms
        tree       window > frame.view > host.view
        appeared   frame
        appeared   host
      """),
    Breach(
      "a begin that gets no end",
      [
        "appearance-begin-end-balanced/unended < appearance-will-did-paired"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: false) (by subject)
        host.viewWillDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        disappearing host
      """),
    Breach(
      "a begin that is sent twice, each way",
      [
        "appearance-begin-end-balanced/repeated < appearance-no-double-disappear",
        "appearance-begin-end-balanced/repeated < appearance-no-double-appear",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: false) (by subject)
        host.viewWillDisappear(animated: false)
        < host.beginAppearanceTransition(false, animated: false) (by subject)
        host.viewWillDisappear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: false)
        < host.beginAppearanceTransition(true, animated: false) (by subject)
        host.viewWillAppear(animated: false)
        < host.beginAppearanceTransition(true, animated: false) (by subject)
        host.viewWillAppear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a second switch that turns the first round, and nothing was given up",
      ["appearance-begin-end-balanced"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> next
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a change that turns round after its transition has finished",
      [
        "appearance-begin-end-balanced/reversed"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> next
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
        end t1 finished
        < host.beginAppearanceTransition(true, animated: true) (by t1)
        host.viewWillAppear(animated: true)
        < host.endAppearanceTransition() (by t1)
        host.viewDidAppear(animated: true)

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "changes by hand on top of the system's own, of which it complains",
      [
        "appearance-begin-end-balanced/complained"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          host.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          insert t1.container into window
          insert sheet.view into t1.container
          remove host.view from window
          sheet.viewDidAppear(animated: true)
          host.viewDidDisappear(animated: true)
        end t1 finished
        < host.endAppearanceTransition() (by t1)
        fault D1 logged host

      settled at 0ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a complaint without calls that show why",
      ["appearance-begin-end-balanced", "appearance-begin-end-balanced"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        fault D1 logged
        fault D1 logged host
        fault D2 refused host

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a begin whose child goes away before the end",
      ["appearance-begin-end-balanced < appearance-will-did-paired"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < sheet.beginAppearanceTransition(true, animated: false) (by subject)
        sheet.viewWillAppear(animated: false)
        release sheet

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a change by hand on top of one that is passed on, and that gets no end",
      [
        "appearance-forwarding-exclusive/by-hand < appearance-begin-end-balanced"
      ],
      """
      baseline
        tree       window > host.view > child.view
        children   host > child
        appeared   host
        appeared   child

      at 0ms
        host.viewWillDisappear(animated: false)
        child.viewWillDisappear(animated: false)
        < child.beginAppearanceTransition(false, animated: false)
        remove host.view from window
        host.viewDidDisappear(animated: false)
        child.viewDidDisappear(animated: false)
        > window.setRootViewController(next)

      settled at 0ms
        tree       window
        children   host > child
      """),
    Breach(
      "a child that leaves unwarned, and without its view",
      [
        "containment-will-move-nil-before-remove < containment-remove-complete/left-in-place"
      ],
      """
      baseline
        tree       window > host.view > child.view
        children   host > child
        appeared   host
        appeared   child

      at 0ms
        < child.removeFromParent()
        child.didMove(toParent: nil)

      settled at 0ms
        tree       window > host.view > child.view
        appeared   host
        appeared   child
      """),
    Breach(
      "a child that is never told that it has moved, and whose view is taken out again",
      ["containment-did-move-after-add < containment-remove-complete"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < host.addChild(child)
        child.willMove(toParent: host)
        insert child.view into host.view (by subject)
        remove child.view from host.view (by subject)

      settled at 0ms
        tree       window > host.view
        children   host > child
        appeared   host
      """),
  ]
}
