import ConformanceRules

extension Breach {
  static let barsKept: [Breach] = [
    Breach(
      """
      a look that a pull takes and a cancel does not give back, on a screen that came in \
      the trace
      """,
      ["status-bar-rollback-on-cancel/as-before"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: false, capturesStatusBar: true)
        begin t1 present host -> sheet fullScreen unanimated
          status-bar sheet light
        end t1 finished
      at 100ms
        > sheet.gestureBegan(drag: down)
        status-bar host dark
        begin t2 dismiss sheet -> host fullScreen interactive
        end t2 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        status-bar host dark
      """),
    Breach(
      "a window that has become the key window",
      ["status-bar-no-global-write/key-window"],
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
        status-bar host dark
        key        message
      """),
    Breach(
      "a bar of tabs that comes with a pop that is given up, though no line says who shows it",
      ["navigation-bottom-bar-restored/tab-bar"],
      """
      baseline
        tree       window > tabs.view > nav.view > leaf.view
        children   nav > host leaf
        children   tabs > nav
        selected   tabs nav at 0 item 0
        hides      leaf
        hidden     tabs.bar

      at 0ms
        begin t1 pop leaf -> host interactive
        end t1 cancelled

      settled at 0ms
        tree       window > tabs.view > nav.view > leaf.view
        children   nav > host leaf
        children   tabs > nav
        selected   tabs nav at 0 item 0
        hides      leaf
      """),
    Breach(
      "a toolbar that goes with a pop that is given up",
      ["navigation-bottom-bar-restored/toolbar-taken-back"],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf

      at 0ms
        begin t1 pop leaf -> host interactive
          set nav.toolbar hidden (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        hidden     nav.toolbar
      """),
    Breach(
      "a toolbar that is shown in a push of a screen that hides it",
      ["navigation-bottom-bar-restored/toolbar-hidden"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host

      at 0ms
        begin t1 push host -> leaf
          set nav.toolbar hidden (by t1)
          set nav.toolbar hidden false (by t1)
          insert leaf.view into nav.view (by t1)
          remove host.view from nav.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        hides      leaf
      """),
    Breach(
      "a navigation bar that is shown for a pop that is given up",
      ["navigation-bottom-bar-restored/top-bar-taken-back"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
        hidden     nav.bar

      at 0ms
        begin t1 pop leaf -> host interactive
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
      at 300ms
          remove host.view from nav.container (by t1)
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
          leaf.viewWillAppear(animated: true)
          leaf.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 300ms
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
      """),
    Breach(
      "a navigation bar that stays hidden for a pop that is given up, and with it who decides the status bar",
      ["navigation-bottom-bar-restored/top-bar-taken-back < status-bar-rollback-on-cancel"],
      cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
        status-bar nav default by leaf

      at 0ms
        begin t1 pop leaf -> host interactive
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
          set nav.bar hidden (by subject)
          status-bar host dark
      at 300ms
          remove host.view from nav.container (by t1)
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
          leaf.viewWillAppear(animated: true)
          leaf.viewDidAppear(animated: true)
          status-bar leaf light
        end t1 cancelled

      settled at 300ms
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
        status-bar leaf light
        hidden     nav.bar
      """),
    Breach(
      "a bar of tabs that goes with a pop that is given up, and a status bar that does not come back",
      ["navigation-bottom-bar-restored/tab-bar", "status-bar-rollback-on-cancel"],
      """
      baseline
        tree       window > tabs.view > nav.view > leaf.view
        children   nav > host leaf
        children   tabs > nav
        selected   tabs nav at 0 item 0
        appeared   tabs
        appeared   nav
        appeared   leaf
        status-bar leaf light

      at 0ms
        begin t1 pop leaf -> host interactive
          set tabs.bar hidden (by t1)
          status-bar host dark
        end t1 cancelled

      settled at 0ms
        tree       window > tabs.view > nav.view > leaf.view
        children   nav > host leaf
        children   tabs > nav
        selected   tabs nav at 0 item 0
        appeared   tabs
        appeared   nav
        appeared   leaf
        status-bar host dark
        hidden     tabs.bar
      """),
  ]
}
