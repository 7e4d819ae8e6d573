import ConformanceRules

extension LegalBehaviour {
  /// What stands before the script acts as it should.
  static let fromTheStart: [Sketch] = [
    Sketch(
      "a closed menu and one that is seen in part stand as they should before anything is done",
      near: ["appearance-no-phantom-child/at-the-start"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        tree       window > frame.view > menu.view
        children   frame > host side menu
        appeared   frame
        appeared   host
        appeared   menu
        frame      side.view -260 0 260 844
        frame      menu.view 380 0 260 844

      at 0ms
        > frame.open(animated: false)
        side.viewWillAppear(animated: false)
        set side.view frame 0 0 260 844 (by subject)
        side.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        tree       window > frame.view > menu.view
        children   frame > host side menu
        appeared   frame
        appeared   host
        appeared   side
        appeared   menu
        frame      side.view 0 0 260 844
        frame      menu.view 380 0 260 844
      """),
    Sketch(
      "a sheet that lies within its presenter's view goes with it",
      near: ["containment-view-parent-agrees/foreign-holder"],
      """
      baseline
        tree       window > frame.view > host.view > sheet.container > sheet.view
        children   frame > host
        presented  host -> sheet
        appeared   frame
        appeared   host
        appeared   sheet

      at 0ms
        > window.setRootViewController(next, animated: false)
        frame.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        sheet.viewWillDisappear(animated: false)
        remove frame.view from window
        next.viewWillAppear(animated: false)
        insert next.view into window
        frame.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
        sheet.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        release frame
        release host
        release sheet

      settled at 0ms
        tree       window > next.view
        appeared   next
      """),
    Sketch(
      "a presenter that was out of the window comes back",
      near: ["appearance-no-double-appear/from-under-cover"],
      ReturningPresenter.trace(appeared: false)),
  ]
}
