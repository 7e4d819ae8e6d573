import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes near to breaking a rule of stacks, tabs, status bar or assistance, clause by clause.
  static let near: [Sketch] = nearStacks + nearBars + nearAssistance

  private static let nearStacks: [Sketch] = [
    Sketch(
      "of two pushes that meet the second alone counts",
      near: [
        "navigation-stack-consistent/overlap", "navigation-stack-consistent/stack",
        "navigation-stack-consistent/bar-items", "navigation-stack-consistent/only-top",
      ],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
      at 100ms
          > nav.pushViewController(third, animated: true)
      at 300ms
          insert third.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 300ms
        tree       window > nav.view > third.view
        children   nav > first third
      """),
    Sketch(
      "a push that begins nothing, but shows the new top",
      near: ["navigation-stack-consistent/shown-top"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > nav.pushViewController(second, animated: false)
        insert second.view into nav.view
        remove first.view from nav.view

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > first second
      """),
    Sketch(
      "a pop that the subject asks for when a push is over",
      near: ["navigation-stack-consistent/pop-within-push"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished
        < nav.popViewController(animated: true)
        begin t2 pop second -> first
          insert first.view into nav.view
          remove second.view from nav.view
        end t2 finished

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first
      """),
    Sketch(
      "who waits for a screen that a finger gives up waits no more at rest",
      near: ["navigation-delegate-paired/way-out"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        busy       older

      at 0ms
        begin t1 pop second -> first interactive
          < nav-delegate.willShow(first)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > first second
        busy       older
      """),
    Sketch(
      "a swipe from the edge in the middle of a push, and at a root, begins nothing",
      near: ["navigation-gesture-alive/begins"], cast: ["nav  Nav: UINavigationController"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first

      at 0ms
        > first.gestureBegan(edge: left, at: [1, 422])
      at 400ms
        > first.gestureEnded(at: [274, 422], velocity: [0, 0])
      at 500ms
        begin t1 push first -> second
          second.willMove(toParent: nav)
          insert second.view into nav.view
      at 600ms
          > second.gestureBegan(edge: left, at: [1, 422])
      at 800ms
          remove first.view from nav.view
          second.didMove(toParent: nav)
        end t1 finished
      at 900ms
        > second.gestureEnded(at: [274, 422], velocity: [0, 0])

      settled at 900ms
        tree       window > nav.view > second.view
        children   nav > first second
      """),
    Sketch(
      "a tab that a finger gives up leaves item, view and the library's own index as they were",
      near: [
        "navigation-tab-selection-consistent/item",
        "navigation-tab-selection-consistent/kept-index",
        "navigation-tab-selection-consistent/view",
      ],
      """
      baseline
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0 kept 0

      at 0ms
        begin t1 select first -> second interactive
          insert second.view into tabs.view
          remove second.view from tabs.view
        end t1 cancelled

      settled at 0ms
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0 kept 0
      """),
    Sketch(
      "a library counts its tabs from one",
      near: ["navigation-tab-selection-consistent/kept-index"],
      Breach.tabs(keeping: 1, then: 2)),
    Sketch(
      "a screen is covered, given up and dismissed, and reported once it has disappeared",
      near: [
        "navigation-dismissal-observed/gone", "navigation-dismissal-observed/afterwards",
        "navigation-dismissal-observed/taken-back",
      ], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      at 1000ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove sheet.view from sheet.container (by t2)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
          < library.reportDismissal(sheet)
        end t2 finished
        host.dismissCompletion()

      settled at 1000ms
        tree       window > host.view
        appeared   host
      """),
  ]

  private static let nearBars: [Sketch] = [
    Sketch(
      "a container with a small child decides the status bar itself",
      near: ["status-bar-child-forwarded/front-child"],
      cast: ["box  Box: UIViewController", "child  Child: UIViewController"],
      """
      baseline
        tree       window > box.view > child.view
        children   box > child
        appeared   box
        appeared   child
        status-bar box dark
        frame      child.view 0 20 390 200

      at 0ms
        box.setNeedsStatusBarAppearanceUpdate()
        status-bar box light

      settled at 0ms
        tree       window > box.view > child.view
        children   box > child
        appeared   box
        appeared   child
        status-bar box light
        frame      child.view 0 20 390 200
      """),
    Sketch(
      "a message comes in a window of its own, which goes and hands the key back",
      near: [
        "status-bar-no-global-write/window", "status-bar-no-global-write/key-window",
        "status-bar-no-global-write/setters",
      ],
      """
      baseline
        tree       window > host.view
        tree       message > note.view
        appeared   host
        status-bar host dark
        key        message

      at 0ms
        > application.setStatusBarStyle(light, animated: true)
        begin t1 push host -> next
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a navigation's bar decides how the status bar looks, and its top that it is hidden",
      near: [
        "status-bar-style-hidden-same-owner/same-owner", "status-bar-update-requested/up-to-date",
      ], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        status-bar nav default by first

      at 0ms
        first.setNeedsStatusBarAppearanceUpdate()
        status-bar nav default hidden by first

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first
        status-bar nav default hidden by first
      """),
  ]

  private static let nearAssistance: [Sketch] = [
    Sketch(
      "what comes is modal, and so is out of the presenter's reach, and a menu beside the window is mute",
      near: ["accessibility-reachable-set/behind", "accessibility-reachable-set/closed"],
      cast: ["box  Box: UIViewController", "menu  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > menu.view
        children   box > menu
        appeared   box
        reachable  box.view
        frame      menu.view -300 0 300 844
        concealed  menu.view

      at 0ms
        > box.present(sheet, style: custom, animated: true)
        begin t1 present box -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          set t1.container modal (by t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        box.presentCompletion()

      settled at 0ms
        tree       window > box.view > menu.view
        tree       window > t1.container > sheet.view
        children   box > menu
        presented  box -> sheet
        appeared   box
        appeared   sheet
        reachable  sheet.view
        frame      menu.view -300 0 300 844
        concealed  menu.view
        modal      t1.container
      """),
    Sketch(
      "a screen that a finger has pushed aside, and a turn after it",
      near: ["geometry-size-change-tracked/displaced"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first

      at 0ms
        > first.gestureBegan(drag: right)
        set first.view frame 300 0 390 844 (by subject)
        > first.gestureEnded()
      at 100ms
        > window.resize(to: [844, 390])
        box.viewWillTransition(to: [844, 390])
        first.viewWillTransition(to: [844, 390])
        set first.view frame 300 0 844 390 (by subject)

      settled at 100ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        frame      first.view 300 0 844 390
      """),
    Sketch(
      "a menu that is as wide as the shorter side of the window",
      near: ["geometry-size-change-tracked/old-side"],
      cast: ["box  Box: UIViewController", "menu  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        tree       window > box.view > menu.view
        children   box > first menu
        appeared   box
        appeared   first
        appeared   menu

      at 0ms
        > window.resize(to: [844, 390])

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > menu.view
        children   box > first menu
        appeared   box
        appeared   first
        appeared   menu
        frame      menu.view 0 0 390 390
      """),
    Sketch(
      "a drawer that is open is modal, what it covers mute, and pushed aside by a turn",
      near: ["geometry-size-change-tracked/displaced", "status-bar-child-forwarded/shown"],
      cast: ["box  Box: UIViewController", "menu  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        status-bar first dark

      at 0ms
        > box.open(animated: false)
        < box.addChild(menu)
        menu.willMove(toParent: box)
        < menu.beginAppearanceTransition(true, animated: false)
        menu.viewWillAppear(animated: false)
        insert menu.view into box.view (by subject)
        set menu.view modal (by subject)
        set first.view concealed (by subject)
        set menu.view frame 0 0 300 844 (by subject)
        < menu.endAppearanceTransition()
        menu.viewDidAppear(animated: false)
        menu.didMove(toParent: box)
      at 100ms
        > window.resize(to: [844, 390])
        box.viewWillTransition(to: [844, 390])
        first.viewWillTransition(to: [844, 390])
        menu.viewWillTransition(to: [300, 390])
        set first.view frame 300 0 844 390 (by subject)
        set menu.view frame 0 0 300 390 (by subject)

      settled at 100ms
        tree       window > box.view > first.view
        tree       window > box.view > menu.view
        children   box > first menu
        appeared   box
        appeared   first
        appeared   menu
        status-bar first dark
        frame      first.view 300 0 844 390
        frame      menu.view 0 0 300 390
        concealed  first.view
        modal      menu.view
      """),
    Sketch(
      "a menu that was mute beside the window is open when its container has come back",
      near: ["accessibility-flags-restored/lost", "accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController", "menu  Menu: UIViewController"],
      """
      baseline
        tree       window > box.view > menu.view
        children   box > menu
        appeared   box
        frame      menu.view -300 0 300 844
        concealed  menu.view

      at 0ms
        > box.open(animated: false)
        < menu.beginAppearanceTransition(true, animated: false)
        menu.viewWillAppear(animated: false)
        set menu.view concealed false (by subject)
        set menu.view frame 0 0 300 844 (by subject)
        < menu.endAppearanceTransition()
        menu.viewDidAppear(animated: false)
      at 100ms
        > box.present(sheet, style: custom, animated: true)
        begin t1 present box -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          set box.view concealed (by t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        box.presentCompletion()
      at 200ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> box custom
          sheet.viewWillDisappear(animated: true)
          set box.view concealed false (by t2)
          remove sheet.view from t1.container (by t2)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        box.dismissCompletion()

      settled at 200ms
        tree       window > box.view > menu.view
        children   box > menu
        appeared   box
        appeared   menu
        frame      menu.view 0 0 300 844
      """),
    Sketch(
      "a screen that is given up is not announced, and the one that comes then is",
      near: ["accessibility-focus-announced/taken-back", "accessibility-focus-announced/once"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      at 1000ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove sheet.view from sheet.container (by t2)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        host.dismissCompletion()
        < accessibility.post(screenChanged) (by subject)

      settled at 1000ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "editing ends for a drag, and goes on where that is given up",
      near: [
        "accessibility-responder-restored/kept", "accessibility-responder-restored/none",
        "accessibility-responder-restored/in-window",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  sheet.view

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  sheet.view
      """),
  ]
}
