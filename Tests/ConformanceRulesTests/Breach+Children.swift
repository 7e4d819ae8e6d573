import ConformanceRules

extension Breach {
  /// What containers tell their children too early, too late or wrongly.
  static let children: [Breach] = [
    Breach(
      "ends by hand while a child's view still moves",
      ["appearance-phase-order", "appearance-phase-order"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
      at 300ms
        rests sheet.view
        remove host.view from frame.view (by subject)

      settled at 300ms
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a view that goes in before its controller is told by hand",
      [
        "appearance-phase-order/placed-before-begin"
      ],
      """
      baseline
        tree       window > frame.view
        children   frame > sheet
        appeared   frame

      at 0ms
        insert sheet.view into frame.view (by subject)
        < sheet.beginAppearanceTransition(true, animated: false)
        sheet.viewWillAppear(animated: false)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "did-moves before an animation and in its midst",
      [
        "containment-did-move-after-add/before-motion",
        "containment-did-move-after-add/in-motion",
      ],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        < frame.addChild(host)
        host.willMove(toParent: frame)
        insert host.view into frame.view (by subject)
        host.didMove(toParent: frame)
        moves host.view (by subject)
      at 300ms
        rests host.view
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
      at 400ms
        sheet.didMove(toParent: frame)
      at 600ms
        rests sheet.view

      settled at 600ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
      """),
    Breach(
      "starts that speak of no animation, by hand and in a transition",
      [
        "appearance-animated-flag/moved-untold",
        "appearance-animated-flag/concealed",
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        moves host.view (by subject)
        moves host.view (by subject)
      at 300ms
        rests host.view
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
      at 400ms
        begin t1 present frame -> sheet custom
          sheet.viewWillAppear(animated: false)
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 400ms
        tree       window > frame.view
        presented  frame -> sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a child beside another that hears of the size that it had before",
      ["containment-size-change-forwarded/other-size"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      sheet.view 0 0 200 844

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        sheet.viewWillTransition(to: [200, 844])
        host.viewWillTransition(to: [844, 390])

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      sheet.view 0 0 200 390
      """),
    Breach(
      "a child that fills its container, and hears of the size before",
      [
        "containment-size-change-forwarded/other-size"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [390, 844])

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a child that comes in no time, and stays as faint as an animation would begin",
      ["completion-unanimated-parity/place-taken"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: false)
        insert sheet.view into frame.view (by subject)
        remove host.view from frame.view (by subject)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
        alpha      sheet.view 0
      """),
    Breach(
      "a screen that is pushed in no time, and stays where an animation would begin",
      ["geometry-identity-restored < completion-unanimated-parity"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > nav.pushViewController(sheet, animated: false)
        begin t1 push host -> sheet unanimated
          insert sheet.view into nav.container (by t1)
          remove host.view from nav.container
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > sheet.view
        children   nav > host sheet
        appeared   nav
        appeared   sheet
        transform  sheet.view 1 0 0 1 0 844
      """),
    Breach(
      "a page that is kept ready from the first, and is told that it appears",
      ["appearance-no-phantom-child"],
      """
      baseline
        tree       window > frame.view
        children   frame > host sheet

      at 0ms
        frame.viewWillAppear(animated: false)
        host.viewWillAppear(animated: false)
        sheet.viewWillAppear(animated: false)
        frame.viewDidAppear(animated: false)
        host.viewDidAppear(animated: false)
        sheet.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      sheet.view 390 0 390 844
      """),
    Breach(
      "a page that is scrolled out of sight, and is told nothing",
      [
        "appearance-final-state-matches-window/slipped-away"
      ], cast: ["frame  SideTabBarController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: left)
        frame.viewWillLayoutSubviews()
        > frame.gestureEnded()

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      host.view -390 0 390 844
      """),
    Breach(
      "a child whose view stays in its panel when it is removed, and is there when it is added again",
      ["containment-add-before-view"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: false)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        host.willMove(toParent: nil)
        insert host.view into frame.view (by subject)
        remove host.view from view-1 (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
      at 100ms
        > frame.select(0, animated: false)
        < frame.addChild(host)
        host.willMove(toParent: frame)
        host.didMove(toParent: frame)

      settled at 100ms
        tree       window > frame.view > view-1 > sheet.view
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
  ]
}
