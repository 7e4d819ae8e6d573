import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What a transition borrows or brings, and does not give back.
  static let borrowing: [Breach] = [
    Breach(
      "an element that is moved into the container and left there",
      ["ownership-source-view-restored"], silent: ["ownership-container-clean"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          insert host.view-1 into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > host.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a picture that stays hidden when the screen is gone that it was hidden for",
      ["ownership-source-view-restored/looks"], LookedAtPicture.opening(isClosed: true)),
    Breach(
      "a picture that is pale as long as a screen is presented",
      ["ownership-source-view-restored/looks"], LookedAtPicture.opening("alpha 0.5")),
    Breach(
      "a picture on the screen that comes, which stays hidden there",
      ["ownership-source-view-restored/looks"], LookedAtPicture.coming),
    Breach(
      "a presentation hands out a picture of its presenter's, and leaves it pale",
      ["ownership-source-view-restored/looks"], HandedOutView.trace(isPresenters: true)),
    Breach(
      "a picture that is shown when the way back to it was given up",
      ["ownership-source-view-restored/looks"], LookedAtPicture.closing(isGivenUp: true)),
    Breach(
      "a tile that is still hidden when its screen is back",
      ["ownership-source-view-restored"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> sheet
          sheet.viewWillAppear(animated: true)
          host.viewWillDisappear(animated: true)
          set host.view-1 hidden (by t1)
          insert sheet.view into nav.container (by t1)
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 pop sheet -> host unanimated
          host.viewWillAppear(animated: false)
          sheet.viewWillDisappear(animated: false)
          insert host.view into nav.container
          remove sheet.view from nav.container
          sheet.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > nav.view > nav.container > host.view > host.view-1
        children   nav > host
        appeared   nav
        appeared   host
        hidden     host.view-1
      """),
    Breach(
      "an element of a screen that came later, left as it was written first",
      ["ownership-source-view-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          set sheet.view-1 alpha 0.4 (by t1)
          set sheet.view-1 alpha 0 (by t1)
          set sheet.view-1 alpha 0.4 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > sheet.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      sheet.view-1 0.4
      """),
    Breach(
      "a tile that the way back hides, on a screen that was covered at first",
      ["ownership-source-view-restored/looks"],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into t0.container below sheet.view (by t1)
          set host.view-1 hidden (by t1)
          < t1.completeTransition(true)
          insert host.view into window
          remove sheet.view from t0.container
          remove t0.container from window
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view > host.view-1
        appeared   host
        hidden     host.view-1
      """),
    Breach(
      "a picture that is put on a screen between transitions, and one that a transition leaves",
      ["ownership-container-clean/meanwhile", "ownership-container-clean/transitions"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   host

      at 0ms
        host.viewDidLoad()
        host.viewWillLayoutSubviews()
      at 100ms
        insert view-1 into host.view (by subject)
        begin t1 push host -> sheet
          insert t1.view-1 into nav.view (by t1)
        end t1 cancelled

      settled at 100ms
        tree       window > nav.view > nav.container > host.view > view-1
        tree       window > nav.view > t1.view-1
        children   nav > host
        appeared   host
      """),
    Breach(
      "a presenter that lies in front of the container after a cancel",
      ["ownership-original-parentage-restored"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          insert host.view into window (by t1)
        end t1 cancelled
        begin t2 dismiss sheet -> host custom interactive
        end t2 cancelled

      settled at 0ms
        tree       window > sheet.container > sheet.view
        tree       window > host.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "dimming that goes in the end, though the screen stays",
      ["ownership-chrome-lifecycle/goes-early"], contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert dim into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          remove dim from t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "dimming of before the script that goes without a dismissal",
      ["ownership-chrome-lifecycle/goes-early"], contract: SubjectContract(chrome: ["DimmingView"]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > dim
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        remove dim from sheet.container (by subject)

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a shell that is filled first, and goes into the window",
      ["ownership-no-foreign-superview/left-outside"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.view-1 (by t1)
          insert t1.view-1 into window (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a shell in the window that is filled",
      ["ownership-no-foreign-superview"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert t1.view-1 into window (by t1)
          insert sheet.view into t1.view-1 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
