import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of looks that a screen may keep as its design.
  static let besideDesigns: [Breach] = [
    Breach(
      "looks that are no design: of another's screen, too late, behind a finger, by nobody",
      [
        "geometry-identity-restored/kept", "geometry-identity-restored/kept",
        "geometry-identity-restored/kept", "geometry-identity-restored/kept",
      ],
      cast: [
        "sheet  controller, Dialog: UIViewController, by subject",
        "menu  controller, Dialog: UIViewController, by subject",
        "leaf  controller, Dialog: UIViewController, by subject",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > t7.container > sheet.view
        tree       window > t8.container > menu.view
        tree       window > t9.container > leaf.view
        presented  host -> sheet
        presented  sheet -> menu
        presented  menu -> leaf
        appeared   host
        appeared   sheet
        appeared   menu
        appeared   leaf

      at 0ms
        sheet.viewDidLayoutSubviews()
        host.viewDidLayoutSubviews()
        set host.view corner 12 (by subject)
      at 100ms
        set sheet.view corner 12 (by subject)
      at 200ms
        leaf.viewDidLayoutSubviews()
        set leaf.view corner 12
        menu.viewDidLayoutSubviews()
        > menu.gestureBegan(tap: 1)
        set menu.view corner 12 (by subject)
        > menu.gestureEnded()
      at 300ms
        begin t1 dismiss leaf -> menu custom interactive
        end t1 cancelled

      settled at 300ms
        tree       window > host.view
        tree       window > t7.container > sheet.view
        tree       window > t8.container > menu.view
        tree       window > t9.container > leaf.view
        presented  host -> sheet
        presented  sheet -> menu
        presented  menu -> leaf
        appeared   host
        appeared   sheet
        appeared   menu
        appeared   leaf
        corner     host.view 12
        corner     sheet.view 12
        corner     menu.view 12
        corner     leaf.view 12
      """),
    Breach(
      "a card that gets round corners when its presentation is over",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
        end t1 finished
        < presentation.presentationTransitionDidEnd(true)
        set sheet.view corner 12 (by t1)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 12
      """),
    Breach(
      "a card that gets round corners a while after its presentation controller was told",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          < presentation.presentationTransitionWillBegin()
      at 100ms
          set sheet.view corner 12 (by t1)
        end t1 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 12
      """),
    Breach(
      "a card that gets round corners of nobody's in the middle of its presentation",
      ["geometry-identity-restored/kept"], LaidOutCard.trace(isAtOnce: false)),
    Breach(
      "presented screens that get round corners when something on them comes or goes",
      ["geometry-identity-restored/kept", "geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        tree       window > t9.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom
          insert t1.container into window
          insert menu.view into t1.container (by t1)
          < presentation.presentationTransitionWillBegin()
          set sheet.view corner 12 (by t1)
        end t1 finished
        begin t2 present menu -> leaf custom
          insert t2.container into window
          insert leaf.view into t2.container (by t2)
        end t2 finished
        begin t3 dismiss leaf -> menu custom
          < presentation.containerViewWillLayoutSubviews()
          set menu.view corner 12 (by t3)
          remove t2.container from window
        end t3 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t9.container > sheet.view
        tree       window > t1.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        corner     sheet.view 12
        corner     menu.view 12
      """),
    Breach(
      "a card that keeps its corners as a screen of a stack",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        begin t1 present nav -> sheet custom
          insert t1.container into window
          set sheet.view corner 12 (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished
        begin t2 dismiss sheet -> nav custom
          remove sheet.view from t1.container
          remove t1.container from window
        end t2 finished
        begin t3 push first -> sheet
          insert sheet.view into nav.view
          remove first.view from nav.view
        end t3 finished

      settled at 0ms
        tree       window > nav.view > sheet.view
        children   nav > first sheet
        appeared   nav
        appeared   sheet
        corner     sheet.view 12
      """),
    Breach(
      "a card that came with corners, and gets others in a presentation that is given up",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          set sheet.view corner 12 (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished
        begin t2 present sheet -> menu custom interactive
          set sheet.view corner 30 (by t2)
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 30
      """),
    Breach(
      "a screen of the subject's own whose design a given-up presentation writes over",
      ["geometry-identity-restored/kept"],
      cast: ["sheet  controller, Dialog: UIViewController, by subject"],
      """
      baseline
        tree       window > host.view
        tree       window > t9.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        sheet.viewDidLayoutSubviews()
        set sheet.view corner 12 (by subject)
        begin t1 present sheet -> menu custom interactive
          set sheet.view corner 30 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t9.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 30
      """),
  ]
}
