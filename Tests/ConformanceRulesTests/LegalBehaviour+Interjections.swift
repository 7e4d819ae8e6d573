import ConformanceRules

extension LegalBehaviour {
  /// What a container does with a request that comes in the middle of a change, and who tells whom.
  static let interjections: [Sketch] = [
    Sketch(
      "a side ends when it has closed, while a child moves for which the script asked meanwhile",
      near: [
        "containment-did-move-after-add/untold"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 120 844

      at 0ms
        > frame.close(animated: true)
        < side.beginAppearanceTransition(false, animated: true)
        side.viewWillDisappear(animated: true)
        set side.view frame -120 0 120 844 (by subject)
        > frame.select(1, animated: true)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
      at 350ms
        < side.endAppearanceTransition()
        side.viewDidDisappear(animated: true)
        rests sheet.view
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: true)
        remove host.view from frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        sheet.didMove(toParent: frame)
        host.viewDidDisappear(animated: true)
        sheet.viewDidAppear(animated: true)

      settled at 350ms
        tree       window > frame.view > side.view
        tree       window > frame.view > sheet.view
        children   frame > side sheet
        appeared   frame
        appeared   sheet
        frame      side.view -120 0 120 844
      """),
    Sketch(
      "a child under a context of its container's own, to which UIKit forwards",
      near: [
        "appearance-phase-order/placed-before-start",
        "containment-did-move-after-add/repeated",
      ],
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
          < animator.animateTransition(t1)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into frame.view (by t1)
          sheet.viewIsAppearing(animated: true)
          sheet.viewDidAppear(animated: true)
      at 250ms
          < t1.completeTransition(true)
          host.willMove(toParent: nil)
          host.viewWillDisappear(animated: true)
          remove host.view from frame.view (by subject)
          < host.removeFromParent()
          host.didMove(toParent: nil)
          sheet.didMove(toParent: frame)
          host.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t1 finished

      settled at 250ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "a selection that is brought to its end early, since the script asks for another one",
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
          sheet.viewWillAppear(animated: true)
          host.viewWillDisappear(animated: true)
          < animator.transitionDuration(t1, gives: 330ms)
          < animator.animateTransition(t1)
          insert sheet.view into tab.container (by t1)
          moves sheet.view (by t1)
          sheet.viewIsAppearing(animated: true)
      at 100ms
          > tab.select(0, animated: true)
          rests sheet.view
          < t1.completeTransition(true)
          remove host.view from tab.container
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
          < animator.animationEnded(true)
        end t1 finished

      settled at 100ms
        tree       window > tab.view > tab.container > sheet.view
        children   tab > host sheet
        selected   tab sheet at 1 item 1
        appeared   tab
        appeared   sheet
      """),
  ]
}
