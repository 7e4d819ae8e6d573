import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What is switched or added for a transition, and stays so.
  static let switches: [Breach] = [
    Breach(
      "a presented screen that is deaf while it is presented",
      ["interaction-input-restored/views"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view inert (by t1)
          set host.view inert (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      host.view
        inert      sheet.view
      """),
    Breach(
      "a presenter that is deaf before, and still so when nothing is presented any more",
      ["interaction-input-restored/views"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      host.view

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t0.container from window
          remove sheet.view from t0.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        inert      host.view
      """),
    Breach(
      "touches that are ignored where something is given up",
      ["interaction-input-restored/touches"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < application.beginIgnoringInteractionEvents() (by t1)
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        ignoring   1
      """),
    Breach(
      "animations that the app has switched off are on when it switches them again",
      ["resources-switches-restored/as-found"],
      SwitchedOff.trace(then: "true", isSwitchedBack: true)),
    Breach(
      "animations that the app has switched off are on in the end",
      ["resources-switches-restored/as-found"],
      SwitchedOff.trace(then: "true", isSwitchedBack: false)),
    Breach(
      "animations that are switched off to put views back, and stay off",
      ["resources-switches-restored/animations"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          < application.setAnimationsEnabled(false) (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a shade of each of several rounds, of which one is written",
      ["resources-no-recognizer-growth/views"], contract: SubjectContract(chrome: ["DimmingView"]),
      RepeatedShade.text(leaving: ["dim-2", "dim-3"])),
    Breach(
      "a shadow of a class that may stay, which comes once more each time",
      ["resources-no-recognizer-growth/views"], contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          insert dim into host.view (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        begin t3 present host -> sheet custom
          insert t3.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t3.container (by t3)
          insert dim-2 into host.view (by t3)
          sheet.viewDidAppear(animated: true)
        end t3 finished
        begin t4 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t3.container from window
          remove sheet.view from t3.container
          sheet.viewDidDisappear(animated: true)
        end t4 finished

      settled at 0ms
        tree       window > host.view > dim
        tree       window > host.view > dim-2
        appeared   host
      """),
    Breach(
      "a presenter that recedes only where that is animated",
      ["completion-unanimated-parity/animated-run"], beside: LegalBehaviour.paled,
      contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a sheet that lies elsewhere than where it is pinned with an animation",
      ["completion-unanimated-parity/animated-run"], beside: LegalBehaviour.pinned,
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewIsAppearing(animated: false)
          sheet.viewDidAppear(animated: false)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 400 390 444
      """),
  ]
}
