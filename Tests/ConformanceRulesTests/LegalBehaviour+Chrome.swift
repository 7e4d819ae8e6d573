import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What a presentation brings along, and nobody has to declare.
  static let chrome: [Sketch] = [
    Sketch(
      "a shade that is as dark as before when its sheet is back",
      near: ["geometry-chrome-follows/given-up"],
      PulledSheetText.text(
        pull: [
          "set sheet.view transform 1 0 0 1 0 84 (by subject)",
          "set sheet.view-1 alpha 0.4 (by subject)",
        ],
        release: [
          "set sheet.view transform 1 0 0 1 0 0 (by subject)",
          "set sheet.view-1 alpha 0.6 (by subject)",
        ], ending: .init(shade: "0.6"))),
    Sketch(
      "a shade that is as pale as suits where its sheet was let go",
      PulledSheetText.text(
        pull: [
          "set sheet.view frame 0 622 390 222 (by subject)",
          "set sheet.view-1 alpha 0.4 (by subject)",
        ], ending: .init(shade: "0.4", sheet: "0 622 390 222"))),
    Sketch(
      "a shade that is as pale as suits where the card in its sheet was let go",
      PulledSheetText.text(
        pull: [
          "set sheet.view-2 frame 16 638 358 100 (by subject)",
          "set sheet.view-1 alpha 0.4 (by subject)",
        ], ending: .init(shade: "0.4", card: "16 638 358 100"))),
    Sketch(
      "a shade that is darker in the dark, which it has become while a finger pulled",
      PulledSheetText.text(
        pull: [
          "set sheet.view-1 alpha 0.4 (by subject)", "> window.setInterfaceStyle(dark)",
          "set sheet.view-1 alpha 0.8 (by subject)",
        ], ending: .init(shade: "0.8"))),
    Sketch(
      "a shade that a tap makes paler",
      PulledSheetText.text(
        "tap: 1", pull: ["set sheet.view-1 alpha 0.4 (by subject)"], ending: .init(shade: "0.4"))),
    Sketch(
      "a presentation controller puts dimming in, a grabber on top, and a shell around",
      near: ["ownership-container-clean/transitions", "geometry-chrome-follows/old-size"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          insert t1.view-1 into t1.container (by t1)
          insert t1.view-2 into t1.container (by t1)
          < animator.animateTransition(t1)
          insert t1.view-3 into t1.container below t1.view-2 (by t1)
          insert sheet.view into t1.view-3 (by t1)
      at 300ms
          < t1.completeTransition(true)
          < presentation.presentationTransitionDidEnd(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 400ms
        > window.resize(to: [844, 390])

      settled at 400ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > t1.view-3 > sheet.view
        tree       window > t1.container > t1.view-2
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      t1.view-2 400 5 40 5
      """),
    Sketch(
      "an animator leaves a hidden bubble beneath, which the dismissal needs, and takes out when given up",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          set t1.view-1 hidden (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t2)
          set t1.view-1 hidden false (by t2)
      at 200ms
          < t2.cancelInteractiveTransition()
          remove t1.view-1 from t1.container (by t2)
          < t2.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a declared dimming is made anew in a dismissal that is given up",
      near: ["ownership-chrome-lifecycle/given-up"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      cast: [
        "t1.view-1  DimmingView",
        "t2.view-1  DimmingView",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          < presentation.presentationTransitionDidEnd(true)
        end t1 finished
        insert t1.view-1 into t1.container below sheet.view (by subject)
      at 100ms
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t2)
          < t2.cancelInteractiveTransition()
          < t2.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a card in a shell comes back to its own frame from under what covered the screen",
      near: ["geometry-final-frame/arrived"],
      ShelledCard.trace()),
  ]
}
