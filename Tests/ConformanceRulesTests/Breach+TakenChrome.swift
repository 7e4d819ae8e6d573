import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What one presentation takes from the one below it.
  static let takenChrome: [Breach] = [
    Breach(
      "dimming that a second sheet took is gone with it, and the first one stands",
      ["ownership-chrome-lifecycle/taken-over"],
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
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 1100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "dimming that a second sheet took is gone with it, until the first one goes",
      ["ownership-chrome-lifecycle/taken-over"],
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
          menu.viewDidDisappear(animated: true)
        end t3 finished
      at 1200ms
        begin t4 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
      at 1500ms
          t4.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t4 finished

      settled at 1500ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "dimming that a second sheet took is put back on top of the first one",
      ["ownership-container-clean/transitions"],
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
          insert t1.view-1 into t1.container (by t3)
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 1100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > t1.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
