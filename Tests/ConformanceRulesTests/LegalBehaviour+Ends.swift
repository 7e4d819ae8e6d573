import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// When containers may end what their children were told.
  static let ends: [Sketch] = [
    Sketch(
      "a switch whose two animations end in one instant, one completion after the other",
      near: [
        "appearance-phase-order/end-in-motion",
        "containment-did-move-after-add/in-motion",
      ],
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
        host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
        moves host.view (by subject)
      at 300ms
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)
        sheet.didMove(toParent: frame)
        rests sheet.view
      at 310ms
        rests host.view
        remove host.view from frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)

      settled at 310ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "an animator tells the presenter by hand that it has gone right before it reports completion",
      near: [
        "appearance-phase-order/end-before-completion",
        "appearance-animated-flag/concealed",
      ],
      contract: SubjectContract(presenter: .emulated),
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
      at 500ms
          rests sheet.view
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
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
    Sketch(
      "a container that is covered ends its switch early, and takes its children along",
      near: [
        "appearance-no-double-disappear/did-disappear",
        "appearance-begin-end-balanced/complained",
        "appearance-child-within-parent/early",
        "appearance-child-within-parent/left-behind",
        "appearance-final-state-matches-window/outside",
        "appearance-no-direct-call/called",
      ],
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
        host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        < next.beginAppearanceTransition(true, animated: true) (by subject)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        moves next.view (by subject)
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          frame.viewWillDisappear(animated: false)
          < host.endAppearanceTransition() (by subject)
          host.viewDidDisappear(animated: true)
          < next.endAppearanceTransition() (by subject)
          next.viewDidAppear(animated: true)
          next.didMove(toParent: frame)
          < next.beginAppearanceTransition(false, animated: false) (by subject)
          next.viewWillDisappear(animated: false)
          remove host.view from frame.view (by subject)
          < host.removeFromParent()
          host.didMove(toParent: nil)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          remove frame.view from window
          sheet.viewDidAppear(animated: false)
          frame.viewDidDisappear(animated: false)
          < next.endAppearanceTransition() (by subject)
          next.viewDidDisappear(animated: false)
        end t1 finished
        frame.presentCompletion()
      at 300ms
        rests next.view

      settled at 300ms
        tree       window > t1.container > sheet.view
        children   frame > next
        presented  frame -> sheet
        appeared   sheet
      """),
    Sketch(
      "a child is in its place and has moved while the other one slides away",
      near: [
        "containment-did-move-after-add/before-motion"
      ],
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
        host.willMove(toParent: nil)
        < host.beginAppearanceTransition(false, animated: true) (by subject)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view below host.view (by subject)
        moves host.view (by subject)
        sheet.didMove(toParent: frame)
      at 300ms
        rests host.view
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition() (by subject)
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)
        < host.removeFromParent()
        host.didMove(toParent: nil)

      settled at 300ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "a child loads its view when it is made, and is added after that",
      near: [
        "containment-add-before-view/placed-first"
      ],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        > frame.select(1, animated: false)
        sheet.loadView()
        sheet.viewDidLoad()
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        sheet.viewDidAppear(animated: false)
        sheet.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
  ]
}
