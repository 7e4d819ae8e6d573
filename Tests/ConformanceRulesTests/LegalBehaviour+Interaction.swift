import ConformanceRules

extension LegalBehaviour {
  static let interaction: [Sketch] = [
    Sketch(
      "a full-screen dismissal that is given up reverses both sides",
      near: [
        "appearance-will-did-paired/unbegun",
        "appearance-presenter-contract/returning",
        "appearance-cancel-rollback/way-back",
        "ownership-original-parentage-restored/after-cancel",
        "ownership-original-parentage-restored/order",
      ],
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light

      at 0ms
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host fullScreen removing interactive
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          status-bar host dark
          < animator.animateTransition(t1)
          insert host.view into sheet.container
      at 100ms
          < t1.cancelInteractiveTransition()
      at 200ms
          < t1.completeTransition(false)
          remove host.view from sheet.container
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
          status-bar sheet light
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a sheet that came by an animator goes by one that is held from the beginning",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
        > sheet.gestureBegan(drag: down)
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t2)
          < animator-2.interruptibleAnimator(t2, gives: t2.runner)
      at 400ms
          > sheet.gestureEnded()
          < t2.finishInteractiveTransition()
      at 600ms
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 600ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "several verdicts are honest if a pause lies between them, and the last one counts",
      near: [
        "completion-honest-flag/cancelled", "completion-after-verdict/one-verdict",
        "completion-after-verdict/after-pause", "interaction-pause-continues/goes-on",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          < t1.cancelInteractiveTransition()
      at 120ms
          < t1.pauseInteractiveTransition()
      at 200ms
          < t1.finishInteractiveTransition()
      at 300ms
          < t1.completeTransition(true)
          remove sheet.view from t0.container
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
