import ConformanceRules

extension LegalBehaviour {
  static let barsKept: [Sketch] = [
    Sketch(
      "a pull is given up after another change has finished and given the bar to another",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.gestureBegan(drag: up)
        begin t1 present host -> sheet custom interactive
          begin t2 push leaf -> next
            status-bar next light
          end t2 finished
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > next.view
        appeared   host
        status-bar next light
      """),
    Sketch(
      """
      a bar of tabs that the application hides stays so, and a toolbar stays as a pop \
      leaves it
      """,
      near: ["navigation-bottom-bar-restored/tab-bar"],
      """
      baseline
        tree       window > tabs.view > nav.view > leaf.view
        children   nav > host leaf
        children   tabs > nav
        selected   tabs nav at 0 item 0
        hidden     tabs.bar

      at 0ms
        > nav.popViewController(animated: true)
        begin t1 pop leaf -> host
          insert host.view into nav.view (by t1)
          set nav.toolbar hidden (by t1)
          remove leaf.view from nav.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > tabs.view > nav.view > host.view
        children   nav > host
        children   tabs > nav
        selected   tabs nav at 0 item 0
        hidden     tabs.bar
        hidden     nav.toolbar
      """),
    Sketch(
      "a toolbar that is shown for a pop, and hidden again where the pop is given up",
      near: [
        "navigation-bottom-bar-restored/toolbar-taken-back",
        "navigation-bottom-bar-restored/toolbar-hidden",
      ],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        hides      leaf
        hidden     nav.toolbar

      at 0ms
        begin t1 pop leaf -> host interactive
          set nav.toolbar hidden false (by t1)
          set nav.toolbar hidden (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        hides      leaf
        hidden     nav.toolbar
      """),
    Sketch(
      "a navigation bar is hidden where a pop is given up, as it was before",
      near: ["navigation-bottom-bar-restored/top-bar-taken-back"],
      cast: ["nav  UINavigationController"],
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
        hidden     nav.bar
      """),
  ]
}
