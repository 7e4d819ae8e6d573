import ConformanceRules

extension LegalBehaviour {
  static let interaction: [Sketch] = [
    Sketch(
      "a full-screen dismissal that is given up reverses both sides",
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
      "several verdicts are honest if a pause lies between them, and the last one counts",
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
