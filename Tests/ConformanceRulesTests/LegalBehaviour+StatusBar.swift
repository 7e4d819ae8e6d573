import ConformanceRules

extension LegalBehaviour {
  static let statusBar: [Sketch] = [
    Sketch(
      "a child of what is presented decides the bar in its stead",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: overFullScreen, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet overFullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > leaf.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
    Sketch(
      "a presentation that no line asked for may take the bar and need not",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          status-bar sheet light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a bar that a child of the presented decides, and a dismissal that is given up",
      """
      baseline
        tree       window > host.view
        children   sheet > leaf
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: custom, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert leaf.view into sheet.view
          insert sheet.view into t1.container
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > leaf.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
    Sketch(
      "a selection forgets to ask for the bar, and the next dismissal brings the right one",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar host dark

      at 0ms
        > frame.select(1, animated: false)
        < frame.addChild(next)
        next.willMove(toParent: frame)
        next.viewWillAppear(animated: false)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          frame.viewWillDisappear(animated: false)
          next.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          status-bar sheet light
          remove frame.view from window
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
          frame.viewDidDisappear(animated: false)
          next.viewDidDisappear(animated: false)
        end t1 finished
        frame.presentCompletion()
      at 200ms
        > frame.dismiss(animated: false)
        begin t2 dismiss sheet -> frame fullScreen removing unanimated
          sheet.viewWillDisappear(animated: false)
          frame.viewWillAppear(animated: false)
          next.viewWillAppear(animated: false)
          status-bar next light
          insert frame.view into window
          remove t1.container from window
          remove sheet.view from t1.container
          frame.viewDidAppear(animated: false)
          next.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        frame.dismissCompletion()

      settled at 200ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
        status-bar next light
      """),
    Sketch(
      "a class made from a navigation controller looks as its bar has it, and its top may hide the bar",
      cast: ["nav  SlidingStack UINavigationController"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar nav default by host

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar nav default by host
      """),
  ]
}
