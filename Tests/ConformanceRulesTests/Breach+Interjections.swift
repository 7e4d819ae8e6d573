import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What a container does wrong with a request that comes in the middle of a change, and whom it tells.
  static let interjections: [Breach] = [
    Breach(
      "a child that ends while it moves, though the script asked for that before it began",
      [
        "appearance-phase-order/end-in-motion"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(edge: left)
        > frame.select(1, animated: true)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        > frame.gestureEnded()
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
      at 350ms
        rests sheet.view
        sheet.didMove(toParent: frame)

      settled at 350ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a child that is told by hand that it has come before its container's own transition is complete",
      ["appearance-phase-order"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        begin t1 replace host -> sheet
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < sheet.beginAppearanceTransition(true, animated: true) (by t1)
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into frame.view (by t1)
          sheet.viewIsAppearing(animated: true)
          < sheet.endAppearanceTransition() (by t1)
          sheet.viewDidAppear(animated: true)
      at 250ms
          remove host.view from frame.view (by t1)
          < t1.completeTransition(true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
        end t1 finished

      settled at 250ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a selection that is over at once, before the script asks again",
      [
        "completion-not-before-animation-end/takes-time < resources-duration-truthful"
      ],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        > tab.setSelectedIndex(1)
        begin t1 select host -> sheet
          < animator.transitionDuration(t1, gives: 330ms)
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
        end t1 finished
        > tab.setSelectedIndex(0)

      settled at 0ms
        selected   tab sheet at 1 item 1
      """),
    Breach(
      "a selection that is over at once, when the script has asked a container beside it",
      ["completion-not-before-animation-end/takes-time"],
      """
      baseline
        tree       window > root.view > tab.view > tab.container > host.view
        tree       window > root.view > drawer.view
        children   root > tab drawer
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   root
        appeared   tab
        appeared   drawer
        appeared   host

      at 0ms
        > tab.setSelectedIndex(1)
        begin t1 select host -> sheet
          < animator.transitionDuration(t1, gives: 330ms)
          < animator.animateTransition(t1)
          > drawer.open(animated: true)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        selected   tab sheet at 1 item 1
      """),
    Breach(
      "a selection that takes longer than was announced, and one cut short before the script asks again",
      ["resources-duration-truthful", "resources-duration-truthful"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        > tab.select(1, animated: true)
        begin t1 select host -> sheet
          < animator.transitionDuration(t1, gives: 330ms)
          < animator.animateTransition(t1)
      at 100ms
          > tab.select(0, animated: true)
      at 500ms
          < t1.completeTransition(true)
        end t1 finished
        begin t2 select sheet -> host
          < animator.transitionDuration(t2, gives: 330ms)
          < animator.animateTransition(t2)
      at 600ms
          < t2.completeTransition(true)
        end t2 finished
        > tab.select(0, animated: true)

      settled at 600ms
        tree       window > tab.view > tab.container > host.view
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host
      """),
    Breach(
      "a second runner that lays the view out where the first one began",
      ["interaction-interruptible-stable < appearance-no-phantom-child"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        > tab.gestureBegan(drag: left)
        begin t1 select host -> sheet interactive
          sheet.viewWillAppear(animated: true)
          host.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          insert sheet.view into tab.container below host.view (by t1)
          < animator.interruptibleAnimator(t1, gives: t1.runner)
          sheet.viewIsAppearing(animated: true)
      at 400ms
          > tab.gestureEnded()
          set sheet.view frame 390 0 390 844 (by t1)
          < animator.interruptibleAnimator(t1, gives: t1.runner-2)
          < t1.finishInteractiveTransition()
      at 500ms
          < t1.completeTransition(true)
          remove host.view from tab.container
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 500ms
        tree       window > tab.view > tab.container > sheet.view
        children   tab > host sheet
        selected   tab sheet at 1 item 1
        appeared   tab
        appeared   sheet
        frame      sheet.view 390 0 390 844
      """),
  ]
}
