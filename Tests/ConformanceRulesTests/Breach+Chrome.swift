import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What would hide behind what a presentation may bring along.
  static let chrome: [Breach] = [
    Breach(
      "a shade that stays as pale as a finger made it that gave up",
      ["geometry-chrome-follows/given-up"],
      PulledSheetText.text(
        pull: [
          "set sheet.view transform 1 0 0 1 0 84 (by subject)",
          "set sheet.view-1 alpha 0.4 (by subject)",
        ], release: ["set sheet.view transform 1 0 0 1 0 0 (by subject)"],
        ending: .init(shade: "0.4"))),
    Breach(
      "a presenter that stays as faint as a finger made it that gave up, which nothing ran for",
      ["geometry-chrome-follows/given-up"],
      PulledSheetText.text(
        pull: ["set host.view alpha 0.9 (by subject)"],
        ending: .init(shade: "0.6", looks: ["alpha      host.view 0.9"]))),
    Breach(
      "a sheet that stays as faint as a finger made it that gave up, which nothing ran for",
      ["geometry-chrome-follows/given-up"],
      PulledSheetText.text(
        pull: ["set sheet.view alpha 0.9 (by subject)"],
        ending: .init(shade: "0.6", looks: ["alpha      sheet.view 0.9"]))),
    Breach(
      "a container that a finger hides with all in it, and which nothing ran for",
      ["geometry-chrome-follows/given-up"],
      PulledSheetText.text(
        pull: ["set sheet.container hidden true (by subject)"],
        ending: .init(shade: "0.6", looks: ["hidden     sheet.container true"]))),
    Breach(
      "a picture that the animator leaves on top, and an element that it forgets there",
      ["ownership-container-clean", "ownership-container-clean"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          insert t1.view-1 into t1.container (by t1)
          insert t1.view-2 into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > t1.view-2
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      t1.view-2 20 20 40 40
      """),
    Breach(
      "a presentation controller covers what it presents",
      ["ownership-container-clean"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          < presentation.presentationTransitionDidEnd(true)
          insert t1.view-1 into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > t1.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 400 390 444
      """),
    Breach(
      "dimming in the presenter's view, and dimming that a dismissal that was given up puts in",
      ["ownership-container-clean", "ownership-container-clean"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          insert t1.view-1 into host.view (by t1)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          insert t2.view-1 into t1.container below sheet.view (by t2)
          < t2.completeTransition(false)
        end t2 cancelled

      settled at 100ms
        tree       window > host.view > t1.view-1
        tree       window > t1.container > t2.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "dimming that lies in a container that outlives the presentation",
      ["ownership-container-clean"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          < t2.completeTransition(true)
          remove sheet.view from t1.container
        end t2 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        appeared   host
      """),
    Breach(
      "nobody declared the dimming, which keeps the size of before a turn",
      ["geometry-chrome-follows/old-size"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        > window.resize(to: [844, 390])

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      t1.view-1 0 0 390 844
      """),
    Breach(
      "nobody declared the dimming, which a dismissal that was given up took away",
      ["ownership-chrome-lifecycle/given-up", "ownership-chrome-lifecycle/given-up"],
      cast: [
        "sheet  controller, StageController: UIViewController", "shade  chrome of sheet, UIView",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > shade
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          insert t1.view-1 into t1.container (by t1)
          insert menu.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        begin t2 dismiss menu -> sheet custom
          remove t1.view-1 from t1.container (by t2)
          < t2.completeTransition(false)
        end t2 cancelled
      at 200ms
        begin t3 dismiss sheet -> host custom
          remove shade from sheet.container (by t3)
          < t3.completeTransition(false)
        end t3 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
      """),
    Breach(
      "dimming of a declared class that piles up with each dismissal that is given up",
      ["ownership-container-clean"],
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
          insert t1.view-1 into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          insert t2.view-1 into t1.container below sheet.view (by t2)
          < t2.completeTransition(false)
        end t2 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        tree       window > t1.container > t2.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
