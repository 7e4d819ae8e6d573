import ConformanceRules

extension Breach {
  /// What is wrong with stacks, tabs, and what is around them.
  static let stacks: [Breach] = [
    Breach(
      "a push that begins nothing, and the root is seen on",
      ["navigation-stack-consistent/shown-top < status-bar-update-requested/up-to-date"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        status-bar nav default by first

      at 0ms
        > nav.pushViewController(second, animated: true)

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first second
        status-bar nav default by first
        overdue    nav default by second
      """),
    Breach(
      "two pushes that meet, of which neither leaves a screen",
      ["navigation-stack-consistent/overlap"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
      at 100ms
          > nav.pushViewController(third, animated: true)
      at 300ms
        end t1 finished

      settled at 300ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first
      """),
    Breach(
      "a pop that the subject asks for in the middle of a push",
      ["navigation-stack-consistent/pop-within-push"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          < nav.popViewController(animated: true)
          fault D7 logged nav
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > first second
      """),
    Breach(
      "a stack that loses a screen after the window got another size",
      ["navigation-stack-consistent/stack"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second

      at 0ms
        > window.resize(to: [844, 390])
      at 100ms
        > nav.popViewController(animated: false)
        begin t1 pop second -> first unanimated
          insert first.view into nav.view
          remove second.view from nav.view
        end t1 finished

      settled at 100ms
        tree       window > nav.view > third.view
        children   nav > third
      """),
    Breach(
      "one of two that wait was not busy before",
      ["navigation-delegate-paired/way-out"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second
        busy       older

      at 0ms
        begin t1 pop second -> first interactive
          < nav-delegate.willShow(first)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second
        busy       older
        busy       nav-delegate
      """),
    Breach(
      "a swipe from the edge that comes when a push is over, and begins nothing",
      ["navigation-gesture-alive/begins"], cast: ["nav  Nav: UINavigationController"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
          insert second.view into nav.view (by t1)
          remove first.view from nav.view (by t1)
          second.didMove(toParent: nav)
        end t1 finished
      at 100ms
        > second.gestureBegan(edge: left, at: [1, 422])
      at 500ms
        > second.gestureEnded(at: [274, 422], velocity: [0, 0])

      settled at 500ms
        tree       window > nav.view > second.view
        children   nav > first second
      """),
    Breach(
      "a way back that ends, and leaves the lower of two screens there",
      ["navigation-unwind-direct/all-gone"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   host
        appeared   sheet
        appeared   top

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          top.viewWillDisappear(animated: true)
          remove top.view from top.container (by t1)
          top.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a tab bar that highlights another item than the selected one",
      ["navigation-tab-selection-consistent/item"],
      """
      baseline
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0
        appeared   first

      at 0ms
        begin t1 select first -> second
          insert second.view into tabs.view (by t1)
          remove first.view from tabs.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > tabs.view > second.view
        children   tabs > first second
        selected   tabs second at 1 item 0
      """),
    Breach(
      "a library that believes in another tab than the selected one",
      ["navigation-tab-selection-consistent/kept-index"],
      """
      baseline
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0 kept 0
        appeared   first

      at 0ms
        begin t1 select first -> second interactive
        end t1 cancelled

      settled at 0ms
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0 kept 1
        appeared   first
      """),
    Breach(
      "a library that counts its tabs from one, and stays behind",
      ["navigation-tab-selection-consistent/kept-index"],
      tabs(keeping: 1, then: 1)),
    Breach(
      "a library that counts from nought, and is one ahead in the end",
      ["navigation-tab-selection-consistent/kept-index"],
      tabs(keeping: 0, then: 2)),
    Breach(
      "a tab that goes, and whose view stays with the one that comes",
      ["navigation-tab-selection-consistent/view"],
      """
      baseline
        tree       window > tabs.view > first.view
        children   tabs > first second
        selected   tabs first at 0 item 0
        appeared   first

      at 0ms
        begin t1 select first -> second
          insert second.view into tabs.view (by t1)
        end t1 finished

      settled at 0ms
        tree       window > tabs.view > first.view
        tree       window > tabs.view > second.view
        children   tabs > first second
        selected   tabs second at 1 item 1
      """),
    Breach(
      "a bar of tabs that was right, and is hidden after a pop",
      ["navigation-bottom-bar-restored/tab-bar"],
      """
      baseline
        tree       window > tabs.view > nav.view > second.view
        children   nav > first second
        children   tabs > nav
        selected   tabs nav at 0 item 0

      at 0ms
        begin t1 pop second -> first
          insert first.view into nav.view
          remove second.view from nav.view
          set tabs.bar hidden (by t1)
        end t1 finished

      settled at 0ms
        tree       window > tabs.view > nav.view > first.view
        children   nav > first
        children   tabs > nav
        selected   tabs nav at 0 item 0
        hidden     tabs.bar
      """),
  ]

  /// The trace of a selection of the second tab, beside a library that keeps an index of its own.
  ///
  /// - Parameters:
  ///   - kept: The index that it keeps when all begins.
  ///   - later: The one that it keeps when the second tab is shown.
  static func tabs(keeping kept: Int, then later: Int) -> String {
    """
    baseline
      tree       window > tabs.view > first.view
      children   tabs > first second
      selected   tabs first at 0 item 0 kept \(kept)
      appeared   tabs
      appeared   first

    at 0ms
      begin t1 select first -> second
        second.viewWillAppear(animated: true)
        first.viewWillDisappear(animated: true)
        insert second.view into tabs.view (by t1)
        second.viewIsAppearing(animated: true)
        remove first.view from tabs.view (by t1)
        first.viewDidDisappear(animated: true)
        second.viewDidAppear(animated: true)
      end t1 finished

    settled at 0ms
      tree       window > tabs.view > second.view
      children   tabs > first second
      selected   tabs second at 1 item 1 kept \(later)
      appeared   tabs
      appeared   second
    """
  }
}
