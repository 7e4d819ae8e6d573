import ConformanceRules

extension Breach {
  /// What is wrong with the status bar, and with flags that nobody takes back.
  static let statusBar: [Breach] = [
    Breach(
      "a stack within what is presented changes, and the status bar stays as it was there",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(nav, style: fullScreen, animated: true)
        begin t1 present host -> nav fullScreen
          insert t1.container into window
          status-bar nav light
          insert nav.view into t1.container
        end t1 finished
        host.presentCompletion()
      at 100ms
        > nav.pushViewController(leaf, animated: false)
        leaf.willMove(toParent: nav)
        leaf.didMove(toParent: nav)
      at 200ms
        > nav.dismiss(animated: true)
        begin t2 dismiss nav -> host fullScreen
          remove nav.view from t1.container
          remove t1.container from window
        end t2 finished

      settled at 200ms
        tree       window > host.view
        appeared   host
        status-bar nav light
      """),
    Breach(
      "a push that is given up leaves the status bar to what was to come",
      ["status-bar-rollback-on-cancel/as-before"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first
        status-bar first dark

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          status-bar second light
        end t1 finished
      at 1000ms
        begin t2 pop second -> first interactive
          status-bar first dark
        end t2 cancelled

      settled at 1000ms
        tree       window > nav.view > second.view
        children   nav > first second
        status-bar first dark
      """),
    Breach(
      "an animator that writes the status bar of the whole application",
      ["status-bar-no-global-write/setters"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          < application.setStatusBarStyle(light, animated: true) (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        status-bar host dark
      """),
    Breach(
      "a window that comes with a transition and stays",
      ["status-bar-no-global-write/window"], cast: ["message  Message: UIWindow"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 push host -> next
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       message > note.view
        status-bar host dark
      """),
    Breach(
      "a child that lies in the bar's place and ends above the bottom, and decides nothing",
      ["status-bar-child-forwarded/front-child"],
      cast: ["sheet  Home: UIViewController", "header  Header: UIViewController"],
      """
      baseline
        tree       window > sheet.view > header.view
        children   sheet > header
        appeared   sheet
        appeared   header
        status-bar sheet dark
        frame      header.view 0 0 390 200

      at 0ms
        sheet.setNeedsStatusBarAppearanceUpdate()
        status-bar sheet light

      settled at 0ms
        tree       window > sheet.view > header.view
        children   sheet > header
        appeared   sheet
        appeared   header
        status-bar sheet light
        frame      header.view 0 0 390 200
      """),
    Breach(
      "a page that was given up decides the status bar",
      ["status-bar-child-forwarded/shown"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        status-bar first dark

      at 0ms
        < box.addChild(second)
        second.willMove(toParent: box)
        second.setNeedsStatusBarAppearanceUpdate()
        status-bar second light
        insert second.view into box.view (by subject)
        remove second.view from box.view (by subject)
        < second.willMove(toParent: nil)
        < second.removeFromParent()
        second.didMove(toParent: nil)

      settled at 0ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        status-bar second light
      """),
    Breach(
      "a child that has come is mute, and the one beneath it modal",
      ["accessibility-flags-restored/gained", "accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first

      at 0ms
        > box.open(animated: false)
        < box.addChild(second)
        second.willMove(toParent: box)
        < second.beginAppearanceTransition(true, animated: false)
        second.viewWillAppear(animated: false)
        insert second.view into box.view (by subject)
        set second.view concealed (by subject)
        set first.view modal (by subject)
        < second.endAppearanceTransition()
        second.viewDidAppear(animated: false)
        < second.didMove(toParent: box)
        second.didMove(toParent: box)

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > second.view
        children   box > first second
        appeared   box
        appeared   first
        appeared   second
        concealed  second.view
        modal      first.view
      """),
    Breach(
      "a child that stays where it is is mute after its container was covered",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first

      at 0ms
        > box.present(sheet, style: custom, animated: true)
        begin t1 present box -> sheet custom
          insert t1.container into window
          set first.view concealed (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished
      at 100ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> box custom
          remove sheet.view from t1.container (by t2)
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        concealed  first.view
      """),
    Breach(
      "a side that lies out of sight is modal when a cover above its container is gone",
      ["accessibility-flags-restored/gained"], CoveredSide.trace(closedWith: "modal")),
  ]
}
