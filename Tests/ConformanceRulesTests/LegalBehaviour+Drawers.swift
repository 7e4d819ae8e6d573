import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What fingers and drawers move, and what only looks like it.
  static let drawers: [Sketch] = [
    Sketch(
      "a menu lies over the screen after a turn that it had shoved aside before",
      near: ["geometry-size-change-tracked/beneath"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 312 844
        frame      host.view 312 0 390 844

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        side.viewWillTransition(to: [844, 390])

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 320 390
      """),
    Sketch(
      "a screen gives way to a menu beneath it that is wider after a turn",
      near: ["geometry-size-change-tracked/beneath"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 312 844
        frame      host.view 312 0 390 844

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        side.viewWillTransition(to: [844, 390])

      settled at 300ms
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 675 390
        frame      host.view 675 0 844 390
      """),
    Sketch(
      "a screen that a transform moves aside is laid out by bounds and center in a turn",
      near: ["geometry-size-change-tracked/under-transform"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
        frame      host.view 260 0 390 844
        transform  host.view 1 0 0 1 260 0

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        side.viewWillTransition(to: [844, 390])

      settled at 300ms
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 390
        frame      host.view 260 0 844 390
        transform  host.view 1 0 0 1 260 0
      """),
    Sketch(
      "what closes a menu lies over the screen for as long as the menu is open",
      near: ["ownership-container-clean/meanwhile"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        < frame.addChild(side)
        side.willMove(toParent: frame)
        < side.beginAppearanceTransition(true, animated: false) (by subject)
        side.viewWillAppear(animated: false)
        set side.view frame 0 0 260 844 (by subject)
        insert side.view into frame.view (by subject)
        insert view-1 into host.view (by subject)
        side.viewIsAppearing(animated: false)
        < side.endAppearanceTransition() (by subject)
        side.viewDidAppear(animated: false)
        side.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > host.view > view-1
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
      """),
    Sketch(
      "what closes a menu is put in anew where the menu is opened again while it closes",
      near: ["ownership-container-clean/meanwhile", "interaction-no-overlap/newest"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view > view-0
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844

      at 0ms
        > frame.close(animated: true)
        side.viewWillDisappear(animated: true)
        moves side.view (by subject)
      at 100ms
        > frame.open(animated: true)
        rests side.view
        remove view-0 from host.view (by subject)
        side.viewDidDisappear(animated: true)
        side.viewWillAppear(animated: true)
        insert view-1 into host.view (by subject)
        moves side.view (by subject)
      at 350ms
        rests side.view
        side.viewDidAppear(animated: true)

      settled at 350ms
        tree       window > frame.view > host.view > view-1
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
      """),
    Sketch(
      "a container refuses to open its menu again while that closes",
      near: ["interaction-no-overlap/newest"],
      contract: SubjectContract(keepsSides: true),
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          > frame.close(animated: true)
          side.viewWillDisappear(animated: true)
          moves side.view (by subject)
        at 100ms
          > frame.open(animated: true)
        at 250ms
          rests side.view
          remove side.view from frame.view (by subject)
          side.viewDidDisappear(animated: true)
        """, from: StandingMenu.opened, to: nil, at: 250)),
    Sketch(
      "a menu that is closed and kept as a child for life has its view out",
      contract: SubjectContract(keepsSides: true),
      """
      baseline
        tree       window > drawer.view > host.view
        tree       window > drawer.view > side.view
        children   drawer > host side
        appeared   drawer
        appeared   host
        appeared   side

      at 0ms
        < side.beginAppearanceTransition(false, animated: false) (by subject)
        side.viewWillDisappear(animated: false)
        remove side.view from drawer.view (by subject)
        < side.endAppearanceTransition() (by subject)
        side.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > drawer.view > host.view
        children   drawer > host side
        appeared   drawer
        appeared   host
      """),
    Sketch(
      "a drawer that a finger opens is covered, and stays open, whatever its class is called",
      cast: ["frame  SideNavigationController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(edge: left)
      at 100ms
        > frame.gestureMoved()
        set host.view frame 120 0 390 844 (by subject)
        set host.view corner 12 (by subject)
      at 200ms
        > frame.gestureEnded()
        set host.view frame 260 0 390 844 (by subject)
      at 300ms
        > frame.present(sheet, style: overFullScreen, animated: false)
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        frame.presentCompletion()

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      host.view 260 0 390 844
        corner     host.view 12
      """),
    Sketch(
      "a container pins its first child when it comes back",
      near: [
        "appearance-no-phantom-child/in-no-window"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(next, animated: false)
        begin t1 replace host -> next unanimated
          host.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          insert next.view into frame.view (by t1)
          set next.view constrained (by t1)
          set next.view pinned 4 (by t1)
          remove host.view from frame.view (by t1)
          host.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
        end t1 finished
      at 100ms
        > frame.select(host, animated: false)
        begin t2 replace next -> host unanimated
          next.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          insert host.view into frame.view (by t2)
          set host.view constrained (by t2)
          set host.view pinned 4 (by t2)
          remove next.view from frame.view (by t2)
          next.viewDidDisappear(animated: false)
          host.viewDidAppear(animated: false)
        end t2 finished

      settled at 100ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        constrained host.view
        pinned     host.view 4
      """),
    Sketch(
      "a drawer takes along what lies in its child, and settles after the finger is up",
      """
      baseline
        tree       window > frame.view > host.view > first.view
        children   frame > host
        children   host > first
        appeared   frame
        appeared   host
        appeared   first

      at 0ms
        > frame.gestureBegan(edge: left)
      at 100ms
        > frame.gestureMoved()
        set host.view frame 120 0 390 844 (by subject)
      at 200ms
        > frame.gestureEnded()
      at 216ms
        set host.view frame 180 0 390 844 (by subject)
      at 450ms
        set host.view frame 260 0 390 844 (by subject)
        set host.view corner 12 (by subject)
      at 500ms
        > frame.present(sheet, style: overFullScreen, animated: false)
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        frame.presentCompletion()

      settled at 500ms
        tree       window > frame.view > host.view > first.view
        tree       window > t1.container > sheet.view
        children   frame > host
        children   host > first
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   first
        appeared   sheet
        frame      host.view 260 0 390 844
        frame      first.view 260 0 390 844
        corner     host.view 12
      """),
    Sketch(
      "a drawer that a finger opens makes its main child deaf while it is open",
      """
      baseline
        tree       window > frame.view > view-1 > host.view
        tree       window > frame.view > view-2 > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      view-2 -270 0 270 844
        frame      side.view -270 0 270 844

      at 0ms
        > frame.gestureBegan(edge: left)
        < side.beginAppearanceTransition(true, animated: true)
        side.viewWillAppear(animated: true)
        side.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureMoved()
        set view-2 frame 0 0 270 844 (by subject)
      at 200ms
        > frame.gestureEnded()
        set view-1 inert (by subject)
        < side.endAppearanceTransition()
        side.viewDidAppear(animated: true)

      settled at 200ms
        tree       window > frame.view > view-1 > host.view
        tree       window > frame.view > view-2 > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        inert      view-1
        frame      view-2 0 0 270 844
        frame      side.view 0 0 270 844
      """),
    Sketch(
      "a drawer takes its side in when it opens, is covered, and has made its main child deaf",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        set host.view inert (by subject)
        < frame.addChild(side)
        side.willMove(toParent: frame)
        set side.view frame 0 0 300 844 (by subject)
        side.viewWillAppear(animated: false)
        insert side.view into frame.view (by subject)
        side.didMove(toParent: frame)
        side.viewIsAppearing(animated: false)
        side.viewDidAppear(animated: false)
      at 300ms
        > frame.present(sheet, style: overFullScreen, animated: false)
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        frame.presentCompletion()

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        tree       window > t1.container > sheet.view
        children   frame > host side
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   side
        appeared   sheet
        inert      host.view
        frame      side.view 0 0 300 844
      """),
    Sketch(
      "a finger pulls in vain, and code asks for the child that is there",
      near: ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: left, at: [351, 422])
      at 100ms
        > frame.gestureCancelled()
      at 200ms
        > frame.select(1, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 300ms
        > frame.gestureBegan(drag: left, at: [351, 422])
      at 400ms
        > frame.gestureCancelled()
      at 500ms
        > frame.select(1, animated: false)

      settled at 500ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Sketch(
      "a finger pulls a side in, and code asks for the side that is there",
      near: ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: right, at: [39, 422])
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [390, 422])
        side.viewDidAppear(animated: true)
        side.didMove(toParent: frame)
      at 200ms
        > frame.open(animated: true)

      settled at 200ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
      """),
    Sketch(
      "a finger pulls the next child in, and code asks for that",
      near: ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: left, at: [351, 422])
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: true)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [39, 422])
        remove host.view from frame.view (by subject)
        host.viewDidDisappear(animated: true)
        next.viewDidAppear(animated: true)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 300ms
        > frame.select(1, animated: true)

      settled at 300ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Sketch(
      "a finger pulls a side in beside the selected child, and code asks for that child",
      near: ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: right, at: [39, 422])
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [390, 422])
        side.viewDidAppear(animated: true)
        side.didMove(toParent: frame)
      at 200ms
        > frame.select(0, animated: true)

      settled at 200ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
      """),
    Sketch(
      "a finger pulls one side in, and code closes another",
      near: ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: right, at: [39, 422])
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [390, 422])
        side.viewDidAppear(animated: true)
        side.didMove(toParent: frame)
      at 200ms
        > frame.close(other, animated: true)

      settled at 200ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
      """),
  ]
}
