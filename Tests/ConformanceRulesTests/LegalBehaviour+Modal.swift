import ConformanceRules

extension LegalBehaviour {
  static let modal: [Sketch] = [
    Sketch(
      "the system's own transition completes itself, and a sheet leaves presenter and bar alone",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: pageSheet, animated: true)
        begin t1 present host -> sheet pageSheet
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
      at 500ms
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 600ms
        > sheet.gestureBegan()
        begin t2 dismiss sheet -> host pageSheet interactive
          sheet.viewWillDisappear(animated: true)
      at 700ms
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 700ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Sketch(
      "an unanimated full-screen presentation may tell the end after the transition's end",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: false)
        begin t1 present host -> sheet fullScreen removing unanimated
          insert t1.container into window
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          remove host.view from window
        end t1 finished
        sheet.viewDidAppear(animated: false)
        host.viewDidDisappear(animated: false)
        host.presentCompletion()

      settled at 0ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a window that gets no root controller any more is empty",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > window.setRootViewController(nil, animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from window
        status-bar nil default
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
        status-bar nil default
      """),
    Sketch(
      "a presenter whose window has another root by now hears that it goes while its sheet is dismissed",
      near: ["appearance-presenter-contract/staying"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark

      at 0ms
        > window.setRootViewController(next, animated: false)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from window
        insert next.view into window below sheet.container
        next.viewIsAppearing(animated: false)
        begin t1 dismiss sheet -> host pageSheet unanimated
          sheet.viewWillDisappear(animated: false)
          host.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: false)
        end t1 finished
        status-bar next dark

      settled at 0ms
        tree       window > next.view
        appeared   next
        status-bar next dark
      """),
    Sketch(
      "a presenter whose window has another root by now does not come back",
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light

      at 0ms
        > window.setRootViewController(next, animated: false)
        next.viewWillAppear(animated: false)
        insert next.view into window below sheet.container
        status-bar next dark
        next.viewDidAppear(animated: false)
      at 100ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host fullScreen
          sheet.viewWillDisappear(animated: true)
      at 504ms
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 504ms
        tree       window > next.view
        appeared   next
        status-bar next dark
      """),
    Sketch(
      "a chain goes in the container of the presentation that is uppermost",
      near: ["navigation-unwind-direct/once"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: false)
        begin t1 present host -> sheet fullScreen removing unanimated
          insert t1.container into window
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          remove host.view from window
          sheet.viewDidAppear(animated: false)
          host.viewDidDisappear(animated: false)
        end t1 finished
        host.presentCompletion()
        > sheet.present(top, style: fullScreen, animated: false)
        begin t2 present sheet -> top fullScreen removing unanimated
          insert t2.container into window
          sheet.viewWillDisappear(animated: false)
          top.viewWillAppear(animated: false)
          insert top.view into t2.container
          status-bar top light
          remove sheet.view from t1.container
          top.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        sheet.presentCompletion()
      at 100ms
        > host.dismiss(animated: true)
        begin t3 dismiss top -> host fullScreen removing
          top.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          status-bar host dark
          < animator.animateTransition(t3)
          insert host.view into t2.container below top.view (by t3)
      at 400ms
          < t3.completeTransition(true)
          remove host.view from t2.container
          insert host.view into window below t1.container
          remove t2.container from window
          remove t1.container from window
          host.viewDidAppear(animated: true)
          top.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t3 finished
        host.dismissCompletion()

      settled at 400ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a chain that is dismissed at once gives all back to the one who asked",
      near: [
        "status-bar-restored-after-dismiss/back", "status-bar-restored-after-dismiss/in-time",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        < host.present(sheet, style: fullScreen, animated: false)
        begin t1 present host -> sheet fullScreen removing unanimated
          insert t1.container into window
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          remove host.view from window
          sheet.viewDidAppear(animated: false)
          host.viewDidDisappear(animated: false)
        end t1 finished
      at 100ms
        < sheet.present(top, style: custom, animated: false)
        begin t2 present sheet -> top custom unanimated
          insert t2.container into window
          top.viewWillAppear(animated: false)
          insert top.view into t2.container
          top.viewDidAppear(animated: false)
        end t2 finished
      at 200ms
        < host.dismiss(animated: false)
        begin t3 dismiss top -> host fullScreen removing unanimated
          top.viewWillDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          status-bar host dark
          insert host.view into window
          remove t1.container from window
          remove t2.container from window
          host.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
          top.viewDidDisappear(animated: false)
        end t3 finished

      settled at 200ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a presentation that began before the last one's end has told the presenter, late",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing unanimated
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert t1.container into window
          insert sheet.view into t1.container
          remove host.view from window
          sheet.viewDidAppear(animated: false)
          begin t2 present sheet -> top overFullScreen unanimated
            top.viewWillAppear(animated: false)
            host.viewDidDisappear(animated: false)
          end t1 finished
          insert t2.container into window
          insert top.view into t2.container
          top.viewDidAppear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > t1.container > sheet.view
        tree       window > t2.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   sheet
        appeared   top
      """),
    Sketch(
      "a delegate that is let go of when its sheet is dismissed",
      near: ["resources-delegate-alive/alive"],
      DelegateLetGo.trace("delegate sheet lost")),
    Sketch(
      "a delegate that is let go of when its sheet is dismissed, and set again before the next time",
      near: ["resources-delegate-alive/alive"],
      DelegateLetGo.trace("delegate sheet lost", "delegate sheet set", DelegateLetGo.again)),
    Sketch(
      "a delegate that somebody cleared on purpose is not lost",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        delegate sheet cleared
        delegate sheet lost

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "rounds of the same names are judged each for itself",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        round 1
        < host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t2)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        release sheet
        round 2
        < host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t2)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        release sheet

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a view that is put in before the line that takes it out of its old place",
      """
      baseline
        tree       window > host.view
        tree       window > shelf > sheet.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          remove sheet.view from shelf
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > shelf
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
