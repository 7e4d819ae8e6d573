import AppearanceTrace
import ConformanceRules

extension Breach {
  static let presenters: [Breach] = [
    Breach(
      "a presenter that is told by the animators alone, and not when nothing is animated",
      ["appearance-presenter-contract < appearance-final-state-matches-window"],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          insert sheet.view into t1.container
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that was out of the window, and comes twice on the way back",
      ["appearance-no-double-appear", "appearance-presenter-contract/symmetry"],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into t0.container
          < t1.completeTransition(true)
          remove host.view from t0.container
          insert host.view into window
          remove t0.container from window
          host.viewDidAppear(animated: true)
          host.viewWillAppear(animated: true)
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that is told only on the way back of what was there before",
      ["appearance-no-double-appear", "appearance-presenter-contract"],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
          < host.endAppearanceTransition() (by t1)
          host.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter whose view leaves and comes back, and nobody tells it",
      [
        "appearance-presenter-contract/leaving < appearance-final-state-matches-window"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing
          insert t1.container into window
          insert sheet.view into t1.container
          remove host.view from window
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a presenter that is not told that it is back",
      [
        "appearance-presenter-contract/returning < appearance-final-state-matches-window"
      ],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          insert host.view into window
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that is told after the end, by hand, and stays in the window",
      ["appearance-presenter-contract"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        < host.beginAppearanceTransition(false, animated: true) (by t1)
        host.viewWillDisappear(animated: true)
        < host.endAppearanceTransition() (by t1)
        host.viewDidDisappear(animated: true)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a lost delegate that would have told the presenter",
      [
        "resources-delegate-alive/alive < appearance-presenter-contract/untold"
      ],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          insert sheet.view into t1.container
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > sheet.dismiss(animated: true)
        delegate sheet lost
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        > window.setRootViewController(next)
        remove host.view from window

      settled at 0ms
        tree       window
      """),
    Breach(
      "a delegate that is let go of when its sheet is dismissed, which is presented again",
      ["resources-delegate-alive/alive"],
      DelegateLetGo.trace("delegate sheet lost", DelegateLetGo.again)),
    Breach(
      "a lost delegate that would have taken the dimming away",
      ["resources-delegate-alive/alive < ownership-chrome-lifecycle"],
      contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert dim into window (by subject)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > sheet.dismiss(animated: true)
        delegate sheet lost
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        tree       window > dim
        appeared   host
      """),
    Breach(
      "a lost delegate that would have known that its screen is only covered",
      ["resources-delegate-alive/alive < navigation-dismissal-observed/gone"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        delegate sheet lost
        delegate.reportDismissal(sheet)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
