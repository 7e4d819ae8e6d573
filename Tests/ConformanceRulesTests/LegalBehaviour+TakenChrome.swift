import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What presentations above each other share.
  static let takenChrome: [Sketch] = [
    Sketch(
      "dimming that a second sheet took is put back below when that goes",
      near: ["ownership-chrome-lifecycle/taken-over"],
      """
      \(PiledSheets.theSecondTakesDimming)
      at 800ms
        begin t3 dismiss menu -> sheet custom
          menu.viewWillDisappear(animated: true)
      at 1100ms
          t3.completeTransition(true)
          remove t2.container from window
          remove menu.view from t2.container
          remove t1.view-1 from t2.container (by t3)
          insert t1.view-1 into t1.container below sheet.view (by t3)
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 1100ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "dimming that is put below the first sheet again while a second one comes, and stays its own",
      near: ["ownership-container-clean/transitions"],
      """
      \(PiledSheets.theFirstMovesDimming)
      at 800ms
        begin t3 dismiss menu -> sheet custom
          menu.viewWillDisappear(animated: true)
      at 1100ms
          t3.completeTransition(true)
          remove t2.container from window
          remove menu.view from t2.container
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 1100ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "dimming that a second sheet took goes with both at once",
      near: ["ownership-chrome-lifecycle/taken-over"],
      """
      \(PiledSheets.theSecondTakesDimming)
      at 800ms
        begin t3 dismiss menu -> host custom
          menu.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
      at 1100ms
          t3.completeTransition(true)
          remove t2.container from window
          remove menu.view from t2.container
          remove t1.view-1 from t2.container (by t3)
          remove t1.container from window
          remove sheet.view from t1.container
          menu.viewDidDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t3 finished

      settled at 1100ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
