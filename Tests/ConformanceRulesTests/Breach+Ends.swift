import AppearanceTrace
import ConformanceRules

extension Breach {
  /// Ends that come too early, where others like them may.
  static let ends: [Breach] = [
    Breach(
      "ends that go by the shorter of two animations",
      ["containment-did-move-after-add", "appearance-phase-order", "appearance-phase-order"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
        moves host.view (by subject)
      at 260ms
        rests host.view
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)
        sheet.didMove(toParent: frame)
      at 300ms
        rests sheet.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a presenter that is told by hand that it has gone well before completion is reported",
      ["appearance-phase-order"], contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 450ms
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
      at 500ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 500ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
      """),
    Breach(
      "a container that ends its switch early under a sheet that leaves it on screen",
      ["containment-did-move-after-add", "appearance-phase-order", "appearance-phase-order"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        < frame.addChild(next)
        next.willMove(toParent: frame)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        < next.beginAppearanceTransition(true, animated: true) (by subject)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        moves next.view (by subject)
      at 100ms
        > frame.present(sheet, style: overFullScreen, animated: false)
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          < host.endAppearanceTransition() (by subject)
          host.viewDidDisappear(animated: true)
          < next.endAppearanceTransition() (by subject)
          next.viewDidAppear(animated: true)
          next.didMove(toParent: frame)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        frame.presentCompletion()
      at 300ms
        rests next.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > next.view
        tree       window > t1.container > sheet.view
        children   frame > host next
        presented  frame -> sheet
        appeared   frame
        appeared   next
        appeared   sheet
      """),
    Breach(
      "a child that has come while its parent went, and does not go with it",
      [
        "appearance-child-within-parent/left-behind"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame

      at 0ms
        < host.beginAppearanceTransition(true, animated: true) (by subject)
        host.viewWillAppear(animated: true)
      at 100ms
        > window.setRootViewController(other, animated: false)
        frame.viewWillDisappear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: true)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)
      at 200ms
        < host.beginAppearanceTransition(false, animated: false) (by subject)
        host.viewWillDisappear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: false)

      settled at 200ms
        tree       window
        children   frame > host
      """),
    Breach(
      "a child that begins to come while its parent goes",
      ["appearance-child-within-parent"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame

      at 0ms
        > window.setRootViewController(other, animated: false)
        frame.viewWillDisappear(animated: false)
        < host.beginAppearanceTransition(true, animated: false) (by subject)
        host.viewWillAppear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: false)
        < host.beginAppearanceTransition(false, animated: false) (by subject)
        host.viewWillDisappear(animated: false)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
        children   frame > host
      """),
  ]
}
