import ConformanceRules

extension LegalBehaviour {
  static let waysBack: [Sketch] = [
    Sketch(
      "a way back over two screens is pulled and given up",
      near: ["navigation-unwind-direct/all-gone"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        tree       window > menu.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   sheet
        appeared   menu

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss menu -> host custom interactive
          menu.viewWillDisappear(animated: true)
      at 100ms
          < t1.cancelInteractiveTransition()
          menu.viewWillAppear(animated: true)
          < t1.completeTransition(false)
          menu.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > sheet.container > sheet.view
        tree       window > menu.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   sheet
        appeared   menu
      """),
    Sketch(
      "an unwinding that a finger gives up on its way",
      near: ["navigation-unwind-direct/arrived"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        > sheet.unwind(to: host)
        < host.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
      at 100ms
          < t1.cancelInteractiveTransition()
          sheet.viewWillAppear(animated: true)
          < t1.completeTransition(false)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Sketch(
      "an unwinding that arrives, and from whose end a finger leads on",
      near: ["navigation-unwind-direct/arrived"],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host page leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > leaf.unwind(to: host)
        < nav.popToViewController(host, animated: false)
        page.willMove(toParent: nil)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host unanimated
          leaf.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into nav.view
          remove leaf.view from nav.view
          leaf.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
          leaf.didMove(toParent: nil)
          page.didMove(toParent: nil)
        end t1 finished
      at 100ms
        > host.gestureBegan(drag: left)
        < nav.pushViewController(next, animated: false)
        next.willMove(toParent: nav)
        begin t2 push host -> next unanimated
          host.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          insert next.view into nav.view
          remove host.view from nav.view
          host.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
          next.didMove(toParent: nav)
        end t2 finished
        > host.gestureEnded()

      settled at 100ms
        tree       window > nav.view > next.view
        children   nav > host next
        appeared   nav
        appeared   next
      """),
    Sketch(
      "a push that is asked for within another one is refused or waits",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > nav.pushViewController(next, animated: true)
        next.willMove(toParent: nav)
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.view (by t1)
          > nav.pushViewController(other, animated: true)
          remove host.view from nav.view (by t1)
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
          next.didMove(toParent: nav)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > next.view
        children   nav > host next
        appeared   nav
        appeared   next
      """),
    Sketch(
      "a swipe goes back though no line asks for it",
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > nav.gestureBegan(edge: left)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host interactive
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.view
          > nav.gestureEnded()
          remove leaf.view from nav.view
          leaf.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          leaf.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "a screen is reported gone when its dismissal is complete, before it disappears",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
          < library.reportDismissal(sheet)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t1 finished
        sheet.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a screen between appears when it is presented anew after the way back",
      near: ["navigation-unwind-direct/between"],
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
        > host.dismiss(animated: false)
        begin t1 dismiss top -> host custom unanimated
          top.viewWillDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          remove top.container from window
          remove sheet.container from window
          remove top.view from top.container
          remove sheet.view from sheet.container
          top.viewDidDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t1 finished
        host.dismissCompletion()
      at 100ms
        > host.present(sheet, style: custom, animated: false)
        begin t2 present host -> sheet custom unanimated
          insert t2.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t2.container
          sheet.viewDidAppear(animated: false)
        end t2 finished
        host.presentCompletion()

      settled at 100ms
        tree       window > host.view
        tree       window > t2.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "an unwinding that arrives, and whose end is covered with its navigation afterwards",
      near: ["navigation-unwind-direct/arrived"],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host page leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > leaf.unwind(to: host)
        < nav.popToViewController(host, animated: false)
        page.willMove(toParent: nil)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host unanimated
          leaf.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into nav.view
          remove leaf.view from nav.view
          leaf.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
          leaf.didMove(toParent: nil)
          page.didMove(toParent: nil)
        end t1 finished
      at 100ms
        > host.gestureBegan(drag: up)
        < nav.present(sheet, animated: false)
        begin t2 present nav -> sheet fullScreen removing unanimated
          insert t2.container into window
          nav.viewWillDisappear(animated: false)
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t2.container
          remove nav.view from window
          sheet.viewDidAppear(animated: false)
          nav.viewDidDisappear(animated: false)
          host.viewDidDisappear(animated: false)
        end t2 finished
        > host.gestureEnded()

      settled at 100ms
        tree       window > t2.container > sheet.view
        children   nav > host
        presented  nav -> sheet
        appeared   sheet
      """),
    Sketch(
      "an unwinding to a screen that was seen all along",
      near: ["navigation-unwind-direct/arrived"], UnwindingToSeen.trace()),
    Sketch(
      "an unwinding to a screen that was seen all along, and a finger leads on from there",
      UnwindingToSeen.trace(leadsOn: true)),
    Sketch(
      "a chain goes down to a navigation, which appears along with its screen",
      near: ["navigation-unwind-direct/once"],
      """
      baseline
        tree       window > top.container > top.view
        children   nav > host
        presented  nav -> sheet
        presented  sheet -> top
        appeared   top

      at 0ms
        > nav.dismiss(animated: false)
        begin t1 dismiss top -> nav fullScreen removing unanimated
          top.viewWillDisappear(animated: false)
          nav.viewWillAppear(animated: false)
          host.viewWillAppear(animated: false)
          insert nav.view into window
          insert host.view into nav.view
          remove top.container from window
          host.viewDidAppear(animated: false)
          nav.viewDidAppear(animated: false)
          top.viewDidDisappear(animated: false)
        end t1 finished
        nav.dismissCompletion()

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
  ]
}
