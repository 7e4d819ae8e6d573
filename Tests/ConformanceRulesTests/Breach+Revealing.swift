import ConformanceRules

extension Breach {
  static let revealing: [Breach] = [
    Breach(
      "a picture that flies above a revealed screen while what goes slides out beneath",
      ["geometry-z-order/revealed"],
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
          set next.view transform 1 0 0 1 390 0 (by t1)
          moves dim (by t1)
          moves next.view (by t1)
      at 350ms
          rests dim
          rests next.view
          set next.view transform 1 0 0 1 0 0 (by t1)
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
    Breach(
      "a picture that flies above a revealed screen while what goes is on its way already",
      ["geometry-z-order/revealed"],
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
          set next.view transform 1 0 0 1 390 0 (by t1)
          moves next.view (by t1)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim frame 20 600 60 60 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
          rests next.view
          set next.view transform 1 0 0 1 0 0 (by t1)
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
    Breach(
      "a picture that flies above a revealed screen while a part of what goes moves beneath",
      ["geometry-z-order/revealed"], cast: ["next.view-1  view, UIView"],
      """
      baseline
        tree       window > nav.view > nav.container > next.view > next.view-1
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
          set next.view-1 transform 1 0 0 1 390 0 (by t1)
          moves dim (by t1)
          moves next.view-1 (by t1)
      at 350ms
          rests dim
          rests next.view-1
          set next.view-1 transform 1 0 0 1 0 0 (by t1)
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
    Breach(
      "a picture that flies above a revealed screen while a shade fades beneath",
      ["geometry-z-order/revealed"], cast: ["shade  view, UIView"],
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
          insert shade into nav.container (by t1)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim frame 20 600 60 60 (by t1)
          set shade alpha 0 (by t1)
          moves dim (by t1)
          moves shade (by t1)
      at 350ms
          rests dim
          rests shade
          remove dim from nav.container (by t1)
          remove shade from nav.container (by t1)
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
    Breach(
      "a picture that only lies above a screen that was revealed over the one that goes",
      ["geometry-z-order/revealed"],
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
      at 350ms
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
  ]
}
