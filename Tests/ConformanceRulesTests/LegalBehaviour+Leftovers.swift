import ConformanceRules

extension LegalBehaviour {
  static let leftovers: [Sketch] = [
    Sketch(
      "a pop exchanges two views in one instant, the revealed one first",
      near: ["geometry-z-order/revealed"], FlippedPop.trace()),
    Sketch(
      "dimming that has left the window has nothing to wait for",
      near: ["completion-not-before-animation-end/views-rest"],
      DimmingInNoWindow.trace(isPutIn: false)),
    Sketch(
      "a dismissal puts the sheet straight behind its report, when that has left the window",
      near: ["completion-no-work-after/untouched"],
      PutBackBehindReport.trace(outside: [PutBackBehindReport.straight])),
    Sketch(
      """
      a container takes a child out that an earlier change has left, and a view comes that \
      is deaf from the first
      """,
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > next.view
        children   frame > host next other
        appeared   frame
        appeared   host
        appeared   next

      at 0ms
        begin t1 replace host -> other
          host.viewWillDisappear(animated: true)
          other.viewWillAppear(animated: true)
          next.willMove(toParent: nil)
          next.viewWillDisappear(animated: true)
          remove next.view from frame.view (by t1)
          next.viewDidDisappear(animated: true)
          next.didMove(toParent: nil)
          host.willMove(toParent: nil)
          insert other.view into frame.view (by t1)
          remove host.view from frame.view (by t1)
          host.viewDidDisappear(animated: true)
          other.viewDidAppear(animated: true)
          host.didMove(toParent: nil)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > other.view
        tree       window > frame.view > shade
        children   frame > other
        appeared   frame
        appeared   other
        inert      shade
      """),
    Sketch(
      "a layer that is paused under the finger, and goes on as Apple shows",
      near: ["interaction-layer-clock-restored/clock"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          set sheet.view clock 0 1.5 0 (by t1)
      at 200ms
          > sheet.gestureEnded()
          < t1.cancelInteractiveTransition()
          set sheet.view clock 1 0 0.2 (by t1)
      at 400ms
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 400ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        clock      sheet.view 1 0 0.2
      """),
    Sketch(
      "a window gives up a stack, which goes with its screens when all is at rest",
      near: ["resources-transition-released/root"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.view
          next.viewIsAppearing(animated: true)
          remove host.view from nav.view
          next.viewDidAppear(animated: true)
          host.viewDidDisappear(animated: true)
        end t1 finished
        > window.setRootViewController(other, animated: false)
        nav.viewWillDisappear(animated: false)
        next.viewWillDisappear(animated: false)
        remove nav.view from window
        other.viewWillAppear(animated: false)
        insert other.view into window
        other.viewIsAppearing(animated: false)
        nav.viewDidDisappear(animated: false)
        next.viewDidDisappear(animated: false)
        other.viewDidAppear(animated: false)
        release nav
        release host
        release next

      settled at 0ms
        tree       window > other.view
        appeared   other
      """),
  ]
}
