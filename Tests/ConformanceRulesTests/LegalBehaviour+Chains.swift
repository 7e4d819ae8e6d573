import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Chains of presentations that are dismissed at once.
  static let chains: [Sketch] = [
    Sketch(
      "a chain is dismissed at once, and the presentation controller in the middle is not told",
      near: [
        "geometry-identity-restored/kept", "accessibility-flags-restored/gained",
        "interaction-input-restored/views",
      ],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   host
        appeared   sheet
        appeared   top
        alpha      host.view 0.6
        concealed  host.view
        inert      host.view

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          remove top.container from window
          remove sheet.container from window
          top.viewDidDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
        alpha      host.view 0.6
        concealed  host.view
        inert      host.view
      """),
    Sketch(
      "chrome in the middle of a chain stays in a presenter whose presentation controller is not told",
      near: ["ownership-chrome-lifecycle/outlives"],
      contract: SubjectContract(chrome: ["DimmingView"]), cast: ["shade  DimmingView"],
      """
      baseline
        tree       window > host.view > shade
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   host
        appeared   sheet
        appeared   top

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          remove top.container from window
          remove sheet.container from window
          top.viewDidDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view > shade
        appeared   host
      """),
    Sketch(
      "what a chain's presentation in the middle does to its presenter stays when nobody tells it",
      near: [
        "geometry-identity-restored/kept", "accessibility-flags-restored/gained",
        "interaction-input-restored/views",
      ],
      contract: SubjectContract(restingLook: [.alpha]),
      PresentedChain.trace(
        meanwhile: """
          set host.view alpha 0.6 (by t2)
              set host.view concealed (by t2)
              set host.view inert (by t2)
          """,
        left: """
          alpha      host.view 0.6
            concealed  host.view
            inert      host.view
          """)),
  ]
}
