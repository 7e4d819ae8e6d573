import ConformanceRules

extension LegalBehaviour {
  /// What is as it was before the script acted, though no line tells of that.
  static let before: [Sketch] = [
    Sketch(
      "a card has corners of its own, of which no line speaks",
      near: ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     sheet.view 12
        clips      sheet.view
      """),
    Sketch(
      "a sheet under another one comes back with the clipping that it came with",
      near: ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > sheet.container
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   top

      at 0ms
        > top.dismiss(animated: true)
        begin t1 dismiss top -> sheet fullScreen removing
          top.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into sheet.container
          remove top.container from window
          remove top.view from top.container
          sheet.viewDidAppear(animated: true)
          top.viewDidDisappear(animated: true)
        end t1 finished
        sheet.dismissCompletion()

      settled at 0ms
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        clips      sheet.view
      """),
    Sketch(
      "a bar that was out of date before a presentation is right after it",
      near: ["status-bar-restored-after-dismiss/back"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > first.view
        children   frame > first
        status-bar first dark

      at 0ms
        > frame.select(1, animated: false)
        first.willMove(toParent: nil)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        < frame.addChild(second)
        second.willMove(toParent: frame)
        remove first.view from frame.view (by subject)
        insert second.view into frame.view (by subject)
        second.didMove(toParent: frame)
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          remove frame.view from window
          insert sheet.view into t1.container
          status-bar sheet light
        end t1 finished
        frame.presentCompletion()
      at 200ms
        > frame.dismiss(animated: false)
        begin t2 dismiss sheet -> frame fullScreen removing unanimated
          status-bar second light
          insert frame.view into window
          remove t1.container from window
          remove sheet.view from t1.container
        end t2 finished
        frame.dismissCompletion()

      settled at 200ms
        tree       window > frame.view > second.view
        children   frame > second
        status-bar second light
      """),
  ]
}
