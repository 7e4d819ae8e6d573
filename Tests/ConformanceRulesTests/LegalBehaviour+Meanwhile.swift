import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What others do while something is presented, and what screens lend and take back.
  static let meanwhile: [Sketch] = [
    Sketch(
      "the window turns while something is presented, and hides the bar for good",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          sheet.viewDidAppear(animated: false)
        end t1 finished
      at 100ms
        > window.resize(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        sheet.viewWillTransition(to: [844, 390])
        status-bar sheet light hidden
      at 200ms
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          status-bar host dark hidden
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 200ms
        tree       window > host.view
        appeared   host
        status-bar host dark hidden
      """),
    Sketch(
      "a stack that presents goes back to another screen before what stands on it goes",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
        status-bar leaf light

      at 0ms
        begin t1 present nav -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        leaf.willMove(toParent: nil)
        begin t2 pop leaf -> host unanimated
          leaf.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          status-bar host dark
          host.viewDidAppear(animated: false)
          leaf.viewDidDisappear(animated: false)
          leaf.didMove(toParent: nil)
        end t2 finished
        begin t3 dismiss sheet -> nav custom unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t3 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a push begins while a dismissal runs, and its screen decides the bar",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present nav -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> nav custom
          sheet.viewWillDisappear(animated: true)
          leaf.willMove(toParent: nav)
          begin t3 push host -> leaf
            host.viewWillDisappear(animated: true)
            leaf.viewWillAppear(animated: true)
            status-bar leaf light
            insert leaf.view into nav.view
      at 300ms
            remove t1.container from window
            remove sheet.view from t1.container
            sheet.viewDidDisappear(animated: true)
          end t2 finished
          remove host.view from nav.view
          host.viewDidDisappear(animated: true)
          leaf.viewDidAppear(animated: true)
          leaf.didMove(toParent: nav)
        end t3 finished

      settled at 300ms
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf
        status-bar leaf light
      """),
    Sketch(
      "a screen gets another look while something stands on it, and asks for an update",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        > host.setNeedsStatusBarAppearanceUpdate()
        status-bar host light
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host light
      """),
    Sketch(
      "a drawer is opened, and then an alert comes and goes in no time",
      near: ["completion-unanimated-parity/properties-back"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        set host.view frame 260 0 390 844 (by subject)
      at 100ms
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> frame overFullScreen unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 100ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      host.view 260 0 390 844
      """),
    Sketch(
      "a tap changes a screen after an alert has gone in no time",
      near: ["completion-unanimated-parity/views-back"],
      """
      baseline
        tree       window > nav.view > host.view > label
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view 0 91 390 753

      at 0ms
        begin t1 present nav -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> nav overFullScreen unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished
      at 100ms
        > host.gestureBegan(tap: 1)
        > host.gestureEnded()
        remove label from host.view (by subject)
        set nav.bar hidden
        set host.view frame 0 0 390 844

      settled at 100ms
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host
        hidden     nav.bar
      """),
    Sketch(
      "another tab is selected after an alert has gone in no time",
      """
      baseline
        tree       window > tab.view > host.view
        children   tab > host next
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        begin t1 present tab -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> tab overFullScreen unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        begin t3 select host -> next unanimated
          host.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          insert next.view into tab.view
          remove host.view from tab.view
          host.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
        end t3 finished

      settled at 0ms
        tree       window > tab.view > next.view
        children   tab > host next
        selected   tab next at 1 item 1
        appeared   tab
        appeared   next
      """),
    Sketch(
      "a call makes the bar higher after an alert has gone in no time",
      """
      baseline
        tree       window > host.view
        appeared   host
        frame      host.view 0 20 390 824

      at 0ms
        begin t1 present host -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> host overFullScreen unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished
      at 100ms
        > window.setStatusBarHeight(40)
        set host.view frame 0 40 390 804

      settled at 100ms
        tree       window > host.view
        appeared   host
        frame      host.view 0 40 390 804
      """),
    Sketch(
      "an alert that the subject has no hand in lies over the bar and leaves it alone",
      contract: SubjectContract(coversStatusBar: true),
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: overFullScreen, animated: false)
        begin t1 present host -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Sketch(
      "an element of the screen that comes is taken out, flies, and is put back",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          remove sheet.view-1 from sheet.view (by t1)
          insert sheet.view-1 into t1.container (by t1)
          moves sheet.view-1 (by t1)
      at 300ms
          rests sheet.view-1
          remove sheet.view-1 from t1.container (by t1)
          insert sheet.view-1 into sheet.view (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          < animator.animationEnded(true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > sheet.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
