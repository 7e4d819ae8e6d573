import ConformanceRules

extension LegalBehaviour {
  static let stacks: [Sketch] = [
    Sketch(
      "who was root before is root again",
      """
      baseline
        tree       window > first.view
        appeared   first

      at 0ms
        > window.setRootViewController(second, animated: true)
        begin t1 set first -> second removing
          first.viewWillDisappear(animated: true)
          second.viewWillAppear(animated: true)
          insert second.view into window
      at 300ms
          remove first.view from window
          first.viewDidDisappear(animated: true)
          second.viewDidAppear(animated: true)
        end t1 finished
      at 1000ms
        > window.setRootViewController(first, animated: true)
        begin t2 set second -> first removing
          second.viewWillDisappear(animated: true)
          first.viewWillAppear(animated: true)
          insert first.view into window
      at 1300ms
          remove second.view from window
          second.viewDidDisappear(animated: true)
          first.viewDidAppear(animated: true)
        end t2 finished

      settled at 1300ms
        tree       window > first.view
        appeared   first
      """),
    Sketch(
      "a cancelled pop turns both sides round before the way back, and no delegate hears of an end",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > root host
        appeared   host

      at 0ms
        begin t1 pop host -> root interactive
          host.viewWillDisappear(animated: true)
          root.viewWillAppear(animated: true)
          < delegate.willShow(root)
          < animator.animateTransition(t1)
          insert root.view into nav.container
          < t1.cancelInteractiveTransition()
          root.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
      at 100ms
          < t1.completeTransition(false)
          remove root.view from nav.container
          root.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 100ms
        tree       window > nav.view > nav.container > host.view
        children   nav > root host
        appeared   host
      """),
    Sketch(
      "a push that is caught in its middle is finished, and a pop begins",
      """
      baseline
        tree       window > nav.view > root.view
        children   nav > root
        appeared   root

      at 0ms
        begin t1 push root -> host
          insert t1.container into nav.view
          root.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into t1.container
      at 100ms
          root.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 finished
        begin t2 pop host -> root interactive
          host.viewWillDisappear(animated: true)
          root.viewWillAppear(animated: true)
      at 200ms
          host.viewDidDisappear(animated: true)
          root.viewDidAppear(animated: true)
          insert root.view into t1.container
          remove host.view from t1.container
        end t2 finished

      settled at 200ms
        tree       window > nav.view > t1.container > root.view
        children   nav > root
        appeared   root
      """),
    Sketch(
      "a second push runs in the container that bears the name of the first",
      """
      baseline
        tree       window > nav.view > t0.container > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert next.view into t0.container
          < t1.completeTransition(true)
          remove host.view from t0.container
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > t0.container > next.view
        children   nav > host next
        appeared   next
      """),
    Sketch(
      "a tab that is selected hears first that it comes",
      """
      baseline
        tree       window > tabs.view > host.view
        children   tabs > host other third
        appeared   host

      at 0ms
        begin t1 select host -> other unanimated
          other.viewWillAppear(animated: false)
          host.viewWillDisappear(animated: false)
          insert other.view into tabs.view
          remove host.view from tabs.view
          host.viewDidDisappear(animated: false)
          other.viewDidAppear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > tabs.view > other.view
        children   tabs > host other third
        appeared   other
      """),
    Sketch(
      "a new root takes the place of the old one",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > window.setRootViewController(next)
        next.loadView()
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from window
        insert next.view into window
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > next.view
        appeared   next
      """),
    Sketch(
      "a new root comes by a transition that only its line announces, and another after it",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 set host -> next
          host.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          remove host.view from window
          insert next.view into window
          host.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
        end t1 finished
        begin t2 set next -> last
          next.viewWillDisappear(animated: false)
          last.viewWillAppear(animated: false)
          remove next.view from window
          insert last.view into window
          next.viewDidDisappear(animated: false)
          last.viewDidAppear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > last.view
        appeared   last
      """),
    Sketch(
      "nothing that was still to come is asked of a run that raised",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          host.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          < animator.animateTransition(t1)
          < host.present(sheet, style: fullScreen, animated: true)

      raised D10
      """),
  ]
}
