import ConformanceRules

extension Breach {
  static let overlaps: [Breach] = [
    Breach(
      "a switch that is begun on the views of another one",
      [
        """
        interaction-no-overlap/to-the-end < containment-will-move-nil-before-remove/repeated \
        containment-did-move-after-add appearance-begin-end-balanced \
        completion-alongside-runs appearance-begin-end-balanced \
        completion-alongside-runs \
        containment-did-move-after-add
        """
      ],
      """
      baseline
        tree       window > container.view > first.view
        children   container > first
        appeared   first
        appeared   container
        status-bar first dark
        recognizers container.view 1

      at 0ms
        > container.select(1, animated: true)
        first.willMove(toParent: nil)
        < container.addChild(second)
        second.willMove(toParent: container)
        < first.beginAppearanceTransition(false, animated: true)
        first.viewWillDisappear(animated: true)
        < container.coordinator.animateAlongsideTransition(first)
        < second.beginAppearanceTransition(true, animated: true)
        second.loadView()
        second.viewDidLoad()
        second.viewWillAppear(animated: true)
        < container.coordinator.animateAlongsideTransition(second)
        < container.setNeedsStatusBarAppearanceUpdate()
        status-bar second light
        insert second.view into container.view (by subject)
        set second.view transform 1 0 0 1 390 0 (by subject)
        set second.view transform 1 0 0 1 0 0 (by subject)
        moves second.view (by subject)
        < container.coordinator.alongside(first)
        < container.coordinator.alongside(second)
        second.viewIsAppearing(animated: true)
      at 100ms
        > container.select(2, animated: true)
        first.willMove(toParent: nil)
        < container.addChild(third)
        third.willMove(toParent: container)
        < first.beginAppearanceTransition(false, animated: true)
        < third.beginAppearanceTransition(true, animated: true)
        third.loadView()
        third.viewDidLoad()
        third.viewWillAppear(animated: true)
        < container.coordinator.animateAlongsideTransition(third)
        < container.setNeedsStatusBarAppearanceUpdate()
        status-bar third dark
        insert third.view into container.view (by subject)
        set third.view transform 1 0 0 1 390 0 (by subject)
        set third.view transform 1 0 0 1 0 0 (by subject)
        moves third.view (by subject)
        < container.coordinator.alongside(third)
        third.viewIsAppearing(animated: true)
      at 300ms
        rests second.view
        remove first.view from container.view (by subject)
        < first.endAppearanceTransition()
        first.viewDidDisappear(animated: true)
        < third.endAppearanceTransition()
        third.viewDidAppear(animated: true)
        < first.removeFromParent()
        first.didMove(toParent: nil)
        third.didMove(toParent: container)
        < container.setNeedsStatusBarAppearanceUpdate()
        < container.coordinator.alongsideCompletion(third, isCancelled: false)
      at 400ms
        rests third.view

      settled at 400ms
        tree       window > container.view > second.view
        tree       window > container.view > third.view
        children   container > second third
        appearing  second
        appeared   third
        appeared   container
        status-bar third dark
        recognizers container.view 1
      """),
    Breach(
      "a container that drops its animator in the middle of a switch, and is asked for another one",
      [
        """
        resources-driver-alive < interaction-no-overlap \
        containment-cancel-rollback/warning-stays containment-did-move-after-add \
        appearance-begin-end-balanced appearance-will-did-paired \
        completion-alongside-runs appearance-begin-end-balanced \
        appearance-will-did-paired completion-alongside-runs \
        completion-eventually
        """
      ],
      """
      baseline
        tree       window > container.view > first.view
        children   container > first
        appeared   first
        appeared   container
        status-bar first dark
        recognizers container.view 1

      at 0ms
        > container.select(1, animated: true)
        first.willMove(toParent: nil)
        < container.addChild(second)
        second.willMove(toParent: container)
        < first.beginAppearanceTransition(false, animated: true)
        first.viewWillDisappear(animated: true)
        < container.coordinator.animateAlongsideTransition(first)
        < second.beginAppearanceTransition(true, animated: true)
        second.loadView()
        second.viewDidLoad()
        second.viewWillAppear(animated: true)
        < container.coordinator.animateAlongsideTransition(second)
        < container.setNeedsStatusBarAppearanceUpdate()
        status-bar second light
        begin t1 replace first -> second
          < witness.animateTransition(t1)
          insert second.view into container.view
          < container.coordinator.alongside(first)
          < container.coordinator.alongside(second)
          second.viewIsAppearing(animated: true)
      at 250ms
          release witness
      at 350ms
          > container.select(0, animated: true)

      settled at 350ms
        tree       window > container.view > first.view
        tree       window > container.view > second.view
        children   container > first second
        disappearing first
        appearing  second
        appeared   container
        status-bar second light
        recognizers container.view 1
      """),
    Breach(
      "a menu that is opened again while it closes, and that the first completion puts away",
      ["interaction-no-overlap/newest"],
      cast: StandingMenu.cast,
      StandingMenu.trace(
        """
        at 0ms
          > frame.close(animated: true)
          side.viewWillDisappear(animated: true)
          moves side.view (by subject)
        at 100ms
          > frame.open(animated: true)
          side.viewWillAppear(animated: true)
        at 250ms
          rests side.view
          side.viewWillDisappear(animated: false)
          side.viewDidDisappear(animated: false)
          remove side.view from frame.view (by subject)
        """, from: StandingMenu.opened, to: nil, at: 250)),
    Breach(
      "a menu that is closed while it opens, and that is there when all is at rest",
      ["interaction-no-overlap/newest"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: true)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
        moves side.view (by subject)
      at 100ms
        > frame.close(animated: true)
        side.viewWillDisappear(animated: true)
      at 250ms
        rests side.view
        side.viewWillAppear(animated: true)
        side.viewDidAppear(animated: true)

      settled at 250ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
      """),
  ]
}
