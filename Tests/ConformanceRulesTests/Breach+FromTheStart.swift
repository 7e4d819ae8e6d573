import ConformanceRules

extension Breach {
  /// What was wrong before the script acted, and what follows from it.
  static let fromTheStart: [Breach] = [
    Breach(
      "a menu that had appeared out of sight, and is told that it comes",
      ["appearance-no-phantom-child/at-the-start"], silent: ["appearance-no-double-appear"],
      StandingMenu.trace(
        """
        at 0ms
          > frame.open(animated: false)
          side.viewWillAppear(animated: false)
          set side.view frame 0 0 260 844 (by subject)
          side.viewDidAppear(animated: false)
        """, from: StandingMenu.closed, to: StandingMenu.opened, at: 0)),
    Breach(
      "a menu that had appeared out of sight, and is told twice that it comes",
      ["appearance-no-phantom-child/at-the-start", "appearance-no-double-appear/will-appear"],
      StandingMenu.trace(
        """
        at 0ms
          > frame.open(animated: false)
          side.viewWillAppear(animated: false)
          side.viewWillAppear(animated: false)
          set side.view frame 0 0 260 844 (by subject)
          side.viewDidAppear(animated: false)
        """, from: StandingMenu.closed, to: StandingMenu.opened, at: 0)),
    Breach(
      "a menu in sight that is told once more that it appears",
      ["appearance-no-double-appear/will-appear"],
      StandingMenu.trace(
        """
        at 0ms
          > frame.open(animated: false)
          side.viewWillAppear(animated: false)
          set side.view frame 0 0 260 844 (by subject)
          side.viewDidAppear(animated: false)
        """, from: "0 0 20 844", to: StandingMenu.opened, at: 0)),
    Breach(
      "a presenter that has stood in the window under what covers it, and comes back",
      ["appearance-no-double-appear/from-under-cover"],
      ReturningPresenter.trace(inWindow: true, appeared: true)),
    Breach(
      "a stack that has stood transparent under what covers it, and comes back with its screen",
      [
        "appearance-no-double-appear/from-under-cover",
        "appearance-no-double-appear/from-under-cover",
      ], silent: ["appearance-no-phantom-child"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        tree       window > sheet.container > sheet.view
        children   nav > host
        presented  nav -> sheet
        appeared   nav
        appeared   host
        appeared   sheet
        alpha      nav.view 0

      at 0ms
        > sheet.dismiss(animated: false)
        begin t1 dismiss sheet -> nav fullScreen removing unanimated
          sheet.viewWillDisappear(animated: false)
          nav.viewWillAppear(animated: false)
          host.viewWillAppear(animated: false)
          set nav.view alpha 1 (by t1)
          remove sheet.container from window
          nav.viewDidAppear(animated: false)
          host.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Breach(
      "a presenter that was told under its cover that it had come, and comes",
      ["appearance-no-double-appear/will-appear"],
      ReturningPresenter.trace(appeared: true)),
    Breach(
      "a menu that is no child, and goes with its container",
      ["containment-view-parent-agrees/foreign-holder"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      side.view -260 0 260 844

      at 0ms
        > window.setRootViewController(next, animated: false)
        frame.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        remove frame.view from window
        next.viewWillAppear(animated: false)
        insert next.view into window
        frame.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        release frame
        release host
        release side

      settled at 0ms
        tree       window > next.view
        appeared   next
      """),
    Breach(
      "a menu that is no child, and comes in sight untold",
      ["containment-view-parent-agrees < appearance-final-state-matches-window"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      side.view -260 0 260 844

      at 0ms
        > frame.open(animated: false)
        side.viewWillAppear(animated: false)
        side.viewDidAppear(animated: false)
        side.viewWillDisappear(animated: false)
        side.viewDidDisappear(animated: false)
        set side.view frame 0 0 260 844 (by subject)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      side.view 0 0 260 844
      """),
    Breach(
      "a screen that is left transparent, and that UIKit rightly tells that it comes",
      [
        "ownership-window-not-empty/not-transparent < appearance-no-phantom-child",
        "geometry-identity-restored",
      ],
      """
      baseline
        tree       window > nav.view > nav.container > sheet.view
        children   nav > host sheet
        appeared   nav
        appeared   sheet

      at 0ms
        > nav.popViewController(animated: false)
        begin t1 pop sheet -> host unanimated
          sheet.willMove(toParent: nil)
          sheet.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into nav.container
          remove sheet.view from nav.container
          sheet.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
          sheet.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        alpha      host.view 0
      """),
    Breach(
      "a screen that is left transparent, with a closed menu in it that is told that it comes",
      [
        "appearance-no-phantom-child/at-the-end",
        "ownership-window-not-empty/not-transparent < appearance-no-phantom-child/at-the-end",
      ],
      """
      baseline
        tree       window > nav.view > nav.container > sheet.view
        children   nav > host sheet
        children   host > side
        appeared   nav
        appeared   sheet

      at 0ms
        > nav.popViewController(animated: false)
        begin t1 pop sheet -> host unanimated
          sheet.willMove(toParent: nil)
          sheet.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          side.viewWillAppear(animated: false)
          insert host.view into nav.container
          remove sheet.view from nav.container
          sheet.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
          side.viewDidAppear(animated: false)
          sheet.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > host.view > side.view
        children   nav > host
        children   host > side
        appeared   nav
        appeared   host
        appeared   side
        alpha      host.view 0
        frame      side.view -260 0 260 844
      """),
    Breach(
      "a menu that had appeared out of sight, and is told that it goes",
      ["appearance-no-phantom-child/at-the-start"],
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          > frame.close(side, animated: false)
          < side.beginAppearanceTransition(false, animated: false)
          side.viewWillDisappear(animated: false)
          < side.endAppearanceTransition()
          side.viewDidDisappear(animated: false)
        """, from: StandingMenu.closed, to: StandingMenu.closed, at: 0, appeared: false)),
  ]
}
