import ConformanceRules

extension Breach {
  static let waysBack: [Breach] = [
    Breach(
      "an app's delegate of a navigation that lost its place",
      ["resources-delegate-alive/displaced"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host

      at 0ms
        < nav.pushViewController(next, animated: true)
        begin t1 push host -> next
        end t1 finished
        delegate nav displaced

      settled at 0ms
        tree       window > nav.view > next.view
        children   nav > host next
      """),
    Breach(
      "a stack that loses the screen below in a push",
      ["navigation-stack-consistent/stack"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host

      at 0ms
        > nav.pushViewController(next, animated: true)
        begin t1 push host -> next
        end t1 finished

      settled at 0ms
        tree       window > nav.view > next.view
        children   nav > next
      """),
    Breach(
      """
      a stack that has lost a screen though the pop was given up, and one that keeps what \
      it was to pop
      """,
      ["navigation-stack-consistent/stack", "navigation-stack-consistent/stack"],
      """
      baseline
        tree       window > nav.view > leaf.view
        tree       window > book.view > page.view
        children   book > cover page
        children   nav > host leaf

      at 0ms
        < nav.popViewController(animated: true)
        begin t1 pop leaf -> host interactive
        end t1 cancelled
      at 100ms
        > book.popViewController(animated: false)

      settled at 100ms
        tree       window > nav.view > leaf.view
        tree       window > book.view > page.view
        children   book > cover page
        children   nav > host
      """),
    Breach(
      "an unwinding that ends one screen above the one that it leads to",
      ["navigation-unwind-direct/arrived"],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host page leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > leaf.unwind(to: host)
        < nav.popViewController(animated: false)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> page unanimated
          leaf.viewWillDisappear(animated: false)
          page.viewWillAppear(animated: false)
          insert page.view into nav.view
          remove leaf.view from nav.view
          leaf.viewDidDisappear(animated: false)
          page.viewDidAppear(animated: false)
          leaf.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > page.view
        children   nav > host page
        appeared   nav
        appeared   page
      """),
    Breach(
      "a screen that is reported gone while it goes, and one while another goes",
      ["navigation-dismissal-observed/gone", "navigation-dismissal-observed/afterwards"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top

      at 0ms
        begin t1 dismiss top -> sheet custom
          < library.reportDismissal(sheet)
          < library.reportDismissal(top)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
      """),
    Breach(
      """
      a way back on which the screen between is told that it will appear, and the target \
      appears twice
      """,
      ["navigation-unwind-direct/between", "navigation-unwind-direct/once"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host fullScreen
          sheet.viewWillAppear(animated: true)
          host.viewDidAppear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
      """),
    Breach(
      "an unwinding that takes the uppermost of two screens alone",
      [
        "navigation-unwind-direct/between", "navigation-unwind-direct/arrived",
        "navigation-unwind-direct/all-gone",
      ],
      HalfUnwinding.trace()),
    Breach(
      "an unwinding that goes halfway, and the script presents another screen there",
      ["navigation-unwind-direct/between"], HalfUnwinding.trace(goesOn: true)),
    Breach(
      "an unwinding whose end is about to come, and goes again",
      ["navigation-unwind-direct/arrived"],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host page leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > leaf.unwind(to: page)
        < nav.popToViewController(host, animated: false)
        page.willMove(toParent: nil)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host unanimated
          leaf.viewWillDisappear(animated: false)
          page.viewWillAppear(animated: false)
          page.viewWillDisappear(animated: false)
          page.viewDidDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into nav.view
          remove leaf.view from nav.view
          leaf.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
          leaf.didMove(toParent: nil)
          page.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
  ]
}
