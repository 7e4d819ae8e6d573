import ConformanceRules

extension Breach {
  /// What only looks as if it had been so before the script acted.
  static let before: [Breach] = [
    Breach(
      "a screen beneath another one that comes back with round corners",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second

      at 0ms
        > nav.popViewController(animated: true)
        begin t1 pop second -> first
          second.willMove(toParent: nil)
          second.viewWillDisappear(animated: true)
          first.viewWillAppear(animated: true)
          insert first.view into nav.view
          remove second.view from nav.view
          first.viewDidAppear(animated: true)
          second.viewDidDisappear(animated: true)
          second.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first
        corner     first.view 12
      """),
    Breach(
      "a screen that comes faint, and no line made it so",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      sheet.view 0.5
      """),
    Breach(
      "a screen that was there gets round corners, and no line says by whom",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.present(top, style: custom, animated: true)
        begin t1 present sheet -> top custom
          insert t1.container into window
          top.viewWillAppear(animated: true)
          insert top.view into t1.container
          top.viewDidAppear(animated: true)
        end t1 finished
        sheet.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   host
        appeared   sheet
        appeared   top
        corner     sheet.view 12
      """),
    Breach(
      "a sheet goes on to decide the bar, which was out of date before it came",
      ["status-bar-restored-after-dismiss/back"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first
        status-bar first dark

      at 0ms
        > frame.select(1, animated: false)
        first.willMove(toParent: nil)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        < frame.addChild(second)
        second.willMove(toParent: frame)
        remove first.view from frame.view (by subject)
        insert second.view into frame.view (by subject)
        second.didMove(toParent: frame)
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          remove frame.view from window
          insert sheet.view into t1.container
          status-bar sheet light
        end t1 finished
      at 200ms
        > frame.dismiss(animated: false)
        begin t2 dismiss sheet -> frame fullScreen removing unanimated
          insert frame.view into window
          remove t1.container from window
          remove sheet.view from t1.container
        end t2 finished

      settled at 200ms
        tree       window > frame.view > second.view
        children   frame > second
        status-bar sheet light
      """),
    Breach(
      "a bar that was asked for after an exchange is another one after a dismissal",
      ["status-bar-restored-after-dismiss/back"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first
        status-bar first dark

      at 0ms
        > frame.select(1, animated: false)
        first.willMove(toParent: nil)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        < frame.addChild(second)
        second.willMove(toParent: frame)
        remove first.view from frame.view (by subject)
        insert second.view into frame.view (by subject)
        second.didMove(toParent: frame)
        < frame.setNeedsStatusBarAppearanceUpdate()
        status-bar second dark
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          remove frame.view from window
          insert sheet.view into t1.container
          status-bar sheet light
        end t1 finished
      at 200ms
        > frame.dismiss(animated: false)
        begin t2 dismiss sheet -> frame fullScreen removing unanimated
          status-bar second light
          insert frame.view into window
          remove t1.container from window
          remove sheet.view from t1.container
        end t2 finished

      settled at 200ms
        tree       window > frame.view > second.view
        children   frame > second
        status-bar second light
      """),
    Breach(
      "a menu that had appeared out of sight, and is told nothing",
      ["appearance-no-phantom-child/at-the-start"],
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          > window.resize(to: [844, 390])
          frame.viewWillTransition(to: [844, 390])
          host.viewWillTransition(to: [844, 390])
          side.viewWillTransition(to: [844, 390])
        """, from: StandingMenu.closed, to: "-260 0 260 390", at: 300)),
    Breach(
      "a menu that had appeared out of sight, and goes and comes with its container below a cover",
      ["appearance-no-phantom-child/at-the-start"],
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          begin t1 present frame -> sheet fullScreen removing
            insert t1.container into window
            frame.viewWillDisappear(animated: true)
            host.viewWillDisappear(animated: true)
            side.viewWillDisappear(animated: true)
            sheet.viewWillAppear(animated: true)
            remove frame.view from window
            insert sheet.view into t1.container
        at 404ms
            t1.completeTransition(true)
            sheet.viewDidAppear(animated: true)
            frame.viewDidDisappear(animated: true)
            host.viewDidDisappear(animated: true)
            side.viewDidDisappear(animated: true)
          end t1 finished
        at 500ms
          begin t2 dismiss sheet -> frame fullScreen removing
            sheet.viewWillDisappear(animated: true)
            frame.viewWillAppear(animated: true)
            host.viewWillAppear(animated: true)
            side.viewWillAppear(animated: true)
            insert frame.view into window
        at 904ms
            t2.completeTransition(true)
            remove sheet.view from t1.container
            remove t1.container from window
            frame.viewDidAppear(animated: true)
            host.viewDidAppear(animated: true)
            side.viewDidAppear(animated: true)
            sheet.viewDidDisappear(animated: true)
          end t2 finished
        """, from: StandingMenu.closed, to: StandingMenu.closed, at: 904)),
  ]
}
