import ConformanceRules

extension LegalBehaviour {
  static let revealing: [Sketch] = [
    Sketch(
      "a picture flies above a revealed screen, and the one that goes rests beneath",
      near: ["geometry-z-order/revealed"],
      """
      baseline
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next

      at 0ms
        > nav.popViewController(animated: true)
        next.willMove(toParent: nil)
        begin t1 pop next -> host
          next.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim frame 20 600 60 60 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
          remove dim from nav.container (by t1)
          < t1.completeTransition(true)
          remove next.view from nav.container
          next.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          next.didMove(toParent: nil)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "a picture flies above a revealed screen, and a part of that moves with it",
      near: ["geometry-z-order/revealed"], cast: ["host.view-1  view, UIView"],
      """
      baseline
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next

      at 0ms
        > nav.popViewController(animated: true)
        next.willMove(toParent: nil)
        begin t1 pop next -> host
          next.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim frame 20 600 60 60 (by t1)
          set host.view-1 transform 1 0 0 1 40 0 (by t1)
          moves dim (by t1)
          moves host.view-1 (by t1)
      at 350ms
          rests dim
          rests host.view-1
          set host.view-1 transform 1 0 0 1 0 0 (by t1)
          remove dim from nav.container (by t1)
          < t1.completeTransition(true)
          remove next.view from nav.container
          next.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          next.didMove(toParent: nil)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host
      """),
  ]
}
