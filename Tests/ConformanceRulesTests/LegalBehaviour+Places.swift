import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes near to a breach of ownership or geometry, and is none.
  static let places: [Sketch] = [
    Sketch(
      "a dialog rounds its own view, a narrow menu stays narrow in a turned window, and a card moves up",
      near: [
        "geometry-identity-restored/kept", "geometry-size-change-tracked/old-size",
        "geometry-size-change-tracked/filled", "geometry-size-change-tracked/root",
        "geometry-size-change-tracked/outside", "geometry-size-change-tracked/old-frame",
      ],
      cast: ["sheet  controller, Dialog: UIViewController, by subject"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          set sheet.view corner 12 (by subject)
          set sheet.view mask (by subject)
          insert sheet.view into t1.container (by t1)
          set sheet.view frame 0 0 260 844 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 present sheet -> menu custom frame 0 500 390 344
          insert t2.container into window
          menu.viewWillAppear(animated: true)
          insert menu.view into t2.container (by t2)
          < t2.completeTransition(true)
          menu.viewDidAppear(animated: true)
        end t2 finished
      at 100ms
        > window.resize(to: [844, 390])

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t2.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu
        corner     sheet.view 12
        mask       sheet.view
        frame      sheet.view 0 0 260 390
        frame      menu.view 0 200 844 190
      """),
    Sketch(
      "a picture of what goes flies off above the screen that is revealed",
      near: ["geometry-z-order/revealed"],
      """
      baseline
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next

      at 0ms
        > nav.popViewController(animated: true)
        next.willMove(toParent: nil)
        begin t1 pop next -> host
          next.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set next.view hidden (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
          set next.view hidden false (by t1)
          remove dim from nav.container (by t1)
          < t1.completeTransition(true)
          remove next.view from nav.container
          next.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          next.didMove(toParent: nil)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "what goes is hidden before a picture of it lies above the screen that is revealed",
      near: ["geometry-z-order/revealed"],
      """
      baseline
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next

      at 0ms
        > nav.popViewController(animated: true)
        next.willMove(toParent: nil)
        begin t1 pop next -> host
          next.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          set next.view hidden (by t1)
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
          set next.view hidden false (by t1)
          remove dim from nav.container (by t1)
          < t1.completeTransition(true)
          remove next.view from nav.container
          next.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          next.didMove(toParent: nil)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "a container that is asked for a child shows another one in the end",
      near: ["ownership-window-not-empty/child"], EmptiedContainer.trace(showing: "sheet")),
    Sketch(
      "a finger puts a presented screen lower, and a child of another container small",
      near: ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > t0.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
      at 100ms
        set sheet.view transform 1 0 0 1 0 200 (by subject)
        set host.view alpha 0.9 (by subject)
      at 200ms
        > sheet.gestureEnded()

      settled at 200ms
        tree       window > frame.view > host.view
        tree       window > t0.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        transform  sheet.view 1 0 0 1 0 200
        alpha      host.view 0.9
      """),
    Sketch(
      "a screen comes in what its presentation has put around it, and that within another view",
      near: ["ownership-to-view-in-container/wrapper"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.presentationTransitionWillBegin()
          insert sheet.view into t1.view-1 (by t1)
          < presentation.presentedView(t1, gives: t1.view-1)
          < animator.animateTransition(t1)
          insert t1.view-2 into t1.container (by t1)
          insert t1.view-1 into t1.view-2 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > t1.view-2 > t1.view-1 > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a presenter that an animator took out by hand comes back through the container",
      near: [
        "ownership-presenter-not-stolen/moved", "ownership-no-foreign-superview/outside",
        "ownership-original-parentage-restored/after-dismissal", "geometry-z-order/revealed",
        "ownership-window-not-empty/in-window", "ownership-window-not-empty/not-hidden",
        "ownership-window-not-empty/not-transparent", "ownership-window-not-empty/area",
        "ownership-container-untouched/moved", "ownership-container-untouched/written",
        "ownership-to-view-in-container/coming", "geometry-frame-rollback/moved",
        "geometry-frame-rollback/filling", "geometry-identity-restored/lost",
        "geometry-layout-ownership/taken-out", "geometry-layout-ownership/taken-in",
        "geometry-layout-ownership/lost-hold", "ownership-no-foreign-superview/left-outside",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          remove host.view from window (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 100ms
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          insert host.view into t1.container below sheet.view (by t2)
          insert host.view into window below t1.container (by t2)
          < t2.completeTransition(true)
          remove sheet.view from t1.container
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a presenter comes back through the container, and bars take their place before anything moves",
      near: [
        "ownership-to-view-in-container/revealed", "geometry-bars-stable/at-end",
        "geometry-bars-stable/meanwhile",
      ],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          set host.view insets 47 0 34 0
          insert host.view into t0.container below sheet.view (by t1)
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
          insert host.view into window below t0.container
          remove sheet.view from t0.container
          remove t0.container from window
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a sheet whose detent is chosen while it comes ends where that leads",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          > sheet.setSelectedDetentIdentifier(1)
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 57 390 787
      """),
    Sketch(
      "the ground of a presentation's container is coloured, and goes with it",
      near: ["ownership-container-untouched/written"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          set t1.container background 0/0/0/0.5 (by t1)
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a card whose field is typed into lies above the keyboard",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 422 390 422
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > field
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  field
        frame      sheet.view 0 86 390 422
      """),
    Sketch(
      "a card lies where it lay when another one that stood on it is gone",
      near: ["geometry-final-frame/arrived", "geometry-final-frame/uncovered"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom frame 0 400 390 444
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view frame 0 400 390 444 (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 present sheet -> menu custom frame 0 600 390 244
          insert t2.container into window
          menu.viewWillAppear(animated: true)
          insert menu.view into t2.container (by t2)
          < t2.completeTransition(true)
          menu.viewDidAppear(animated: true)
        end t2 finished
        begin t3 dismiss menu -> sheet custom
          menu.viewWillDisappear(animated: true)
          < t3.completeTransition(true)
          remove menu.view from t2.container
          remove t2.container from window
          menu.viewDidDisappear(animated: true)
        end t3 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 400 390 444
      """),
    Sketch(
      "a container puts a bar and a picture that has faded into its own view",
      near: ["ownership-container-clean/over-children", "ownership-container-clean/meanwhile"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        insert view-1 into frame.view (by subject)
        insert view-2 into frame.view (by subject)
        begin t1 replace host -> next
          host.willMove(toParent: nil)
          < frame.addChild(next)
          next.willMove(toParent: frame)
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert t1.view-1 into frame.view (by t1)
          insert next.view into frame.view (by t1)
          remove host.view from frame.view (by t1)
          remove t1.view-1 from frame.view (by t1)
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
          < host.removeFromParent()
          host.didMove(toParent: nil)
          next.didMove(toParent: frame)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > next.view
        tree       window > frame.view > view-1
        tree       window > frame.view > view-2
        children   frame > next
        appeared   frame
        appeared   next
        alpha      view-1 0
        frame      view-2 0 795 390 49
      """),
    Sketch(
      "a presenter that was taken out by hand before any line comes back into its parent's view",
      """
      baseline
        tree       window > frame.view > sheet.container > sheet.view
        children   frame > host
        presented  host -> sheet

      at 0ms
        begin t1 dismiss sheet -> host overCurrentContext
          insert host.view into frame.view below sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.view from sheet.container
          remove sheet.container from frame.view
        end t1 finished

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
      """),
    Sketch(
      "a screen fills the window where the bar that stood over the one before is hidden",
      cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > nav.popViewController(animated: true)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host frame 0 91 390 753
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.container below leaf.view (by t1)
      at 300ms
          remove leaf.view from nav.container (by t1)
          < t1.completeTransition(true)
          leaf.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
          leaf.didMove(toParent: nil)
        end t1 finished

      settled at 300ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        hidden     nav.bar
        frame      host.view 0 57 390 787
      """),
  ]
}
