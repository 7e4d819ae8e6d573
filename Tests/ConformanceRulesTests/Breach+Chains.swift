import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What stays of chains of presentations that are dismissed at once.
  static let chains: [Breach] = [
    Breach(
      "an undeclared look of a presenter whose chain was dismissed at once",
      ["geometry-identity-restored/kept"],
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
      """),
    Breach(
      "a declared look that the dismissal of a whole chain gives the presenter",
      ["geometry-identity-restored/kept"],
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

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          set host.view alpha 0.6 (by t1)
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
      """),
    Breach(
      "a declared look that stays where two presentation controllers of a chain were told",
      ["geometry-identity-restored/kept"],
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

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          < lower.dismissalTransitionWillBegin()
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
      """),
    Breach(
      "a declared look that stays when all that was presented is dismissed",
      ["geometry-identity-restored/kept"],
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      host.view 0.6

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          < presentation.dismissalTransitionWillBegin()
          sheet.viewWillDisappear(animated: true)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
        alpha      host.view 0.6
      """),
    Breach(
      "a flag that the dismissal of a whole chain gives the presenter",
      ["accessibility-flags-restored/gained"],
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

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          set host.view concealed (by t1)
          remove top.container from window
          remove sheet.container from window
          top.viewDidDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
        concealed  host.view
      """),
    Breach(
      "a flag that stays where two presentation controllers of a chain were told",
      ["accessibility-flags-restored/gained"],
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
        concealed  host.view

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          < lower.dismissalTransitionWillBegin()
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
        concealed  host.view
      """),
    Breach(
      "a presenter that the dismissal of a whole chain makes deaf",
      ["interaction-input-restored/views"],
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

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          set host.view inert (by t1)
          remove top.container from window
          remove sheet.container from window
          top.viewDidDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
        inert      host.view
      """),
    Breach(
      "a deaf presenter where two presentation controllers of a chain were told",
      ["interaction-input-restored/views"],
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
        inert      host.view

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          < lower.dismissalTransitionWillBegin()
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
        inert      host.view
      """),
    Breach(
      "chrome that the dismissal of a whole chain puts into the presenter",
      ["ownership-chrome-lifecycle/outlives"],
      contract: SubjectContract(chrome: ["DimmingView"]), cast: ["shade  DimmingView"],
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

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss top -> host custom
          < presentation.dismissalTransitionWillBegin()
          top.viewWillDisappear(animated: true)
          sheet.viewWillDisappear(animated: true)
          insert shade into host.view (by t1)
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
    Breach(
      "chrome in a presenter where two presentation controllers of a chain were told",
      ["ownership-chrome-lifecycle/outlives"],
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
          < lower.dismissalTransitionWillBegin()
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
    Breach(
      "chrome of a given-up presentation, before a chain is presented and dismissed at once",
      ["ownership-chrome-lifecycle/outlives"],
      contract: SubjectContract(chrome: ["DimmingView"]), cast: ["shade  DimmingView"],
      PresentedChain.trace(
        earlier: "insert shade into host.view (by t1)", under: "host.view > shade")),
    Breach(
      "a flag of a given-up presentation, before a chain is presented and dismissed at once",
      ["accessibility-flags-restored/gained"],
      PresentedChain.trace(
        earlier: "set host.view concealed (by t1)", left: "concealed  host.view")),
    Breach(
      "a presenter deaf by a given-up presentation, before a chain is presented and dismissed at once",
      ["interaction-input-restored/views"],
      PresentedChain.trace(earlier: "set host.view inert (by t1)", left: "inert      host.view")),
    Breach(
      "a declared look of a given-up presentation, before a chain is presented and dismissed at once",
      ["geometry-identity-restored/kept"], contract: SubjectContract(restingLook: [.alpha]),
      PresentedChain.trace(
        earlier: "set host.view alpha 0.6 (by t1)", left: "alpha      host.view 0.6")),
    Breach(
      "a flag that is not the subject's, while a chain is presented and dismissed at once",
      ["accessibility-flags-restored/gained"],
      PresentedChain.trace(
        meanwhile: "set host.view concealed", left: "concealed  host.view")),
  ]
}
