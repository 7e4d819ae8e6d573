import ConformanceRules

extension Breach {
  static let views: [Breach] = [
    Breach(
      "a to-view that is taken out again before the end",
      [
        """
        ownership-to-view-in-container < appearance-final-state-matches-window \
        ownership-window-not-empty
        """
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          remove sheet.view from t1.container
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a screen that is taken out of what its presentation has put around it",
      ["ownership-to-view-in-container/wrapper"],
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
          remove sheet.view from t1.view-1 (by t1)
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
    Breach(
      "a presented screen that a cancelled finger leaves small, where nothing was dismissed",
      ["geometry-identity-restored/kept"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
      at 100ms
        > sheet.gestureMoved(at: [195, 300])
        set sheet.view transform 0.9 0 0 0.9 0 0 (by subject)
      at 200ms
        > sheet.gestureCancelled()

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        transform  sheet.view 0.9 0 0 0.9 0 0
      """),
    Breach(
      "a pushed screen decides the status bar, and its view was never put in",
      [
        """
        ownership-to-view-in-container < status-bar-child-forwarded \
        appearance-final-state-matches-window
        """
      ],
      cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          status-bar next light
          < animator.animateTransition(t1)
          < t1.completeTransition(true)
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container
        children   nav > host next
        appeared   nav
        appeared   next
        status-bar next light
      """),
    Breach(
      "a presenter's view that comes back past the container",
      ["ownership-to-view-in-container/revealed"],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert host.view into window
          < t1.completeTransition(true)
          remove t0.container from window
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a newcomer that nobody tells that it is there",
      ["appearance-final-state-matches-window"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < frame.addChild(next)
        next.loadView()
        insert next.view into frame.view (by subject)
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        frame      next.view 0 91 390 753
      """),
    Breach(
      "a child that is taken out and not told",
      ["appearance-final-state-matches-window"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < frame.addChild(next)
        < next.beginAppearanceTransition(true, animated: false) (by subject)
        next.viewWillAppear(animated: false)
        insert next.view into frame.view (by subject)
        remove host.view from frame.view (by subject)
        < next.endAppearanceTransition() (by subject)
        next.viewDidAppear(animated: false)
        < host.removeFromParent()

      settled at 0ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Breach(
      "of a controller and its child that share a fate, only the outer one is named",
      ["ownership-window-not-empty < appearance-final-state-matches-window"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        remove frame.view from window (by subject)

      settled at 0ms
        tree       window
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a screen that stays hidden",
      ["ownership-window-not-empty/not-hidden"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        set host.view hidden (by subject)

      settled at 0ms
        tree       window > host.view
        appeared   host
        hidden     host.view
      """),
    Breach(
      "a screen under something transparent",
      ["ownership-window-not-empty/not-transparent"],
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

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      t1.container 0
      """),
    Breach(
      "a container that is asked for a child and ends with none",
      ["ownership-window-not-empty/child"], EmptiedContainer.trace(showing: nil)),
    Breach(
      "a screen of no size, in a container",
      ["ownership-window-not-empty/area"],
      """
      baseline
        tree       window > nav.view > root.view
        children   nav > root
        appeared   root

      at 0ms
        begin t1 push root -> host
          root.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.view
          remove root.view from nav.view
          root.viewDidDisappear(animated: true)
          host.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > host.view
        children   nav > root host
        appeared   host
        frame      host.view 0 0 390 0
      """),
    Breach(
      "a new root that never comes in",
      ["ownership-window-not-empty"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > window.setRootViewController(next)
        next.loadView()
        host.viewWillDisappear(animated: false)
        remove host.view from window
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
      """),
    Breach(
      "a presenter's view in the container, beside what it presents",
      ["ownership-presenter-not-stolen"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container
          insert t1.view-1 into t1.container
          insert host.view into t1.view-1 (by t1)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > t1.container > t1.view-1 > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a presenter's view that goes away with the container, and is told so by the window",
      ["ownership-presenter-not-stolen < appearance-presenter-contract ownership-window-not-empty"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          remove host.view from window (by t1)
          insert host.view into t0.container (by t1)
      at 350ms
          < t1.completeTransition(true)
          host.viewWillDisappear(animated: false)
          remove t0.container from window
          remove sheet.view from t0.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        host.viewDidDisappear(animated: false)

      settled at 350ms
        tree       window
      """),
    Breach(
      "a presenter's view that is moved into a container of before, between transitions",
      ["ownership-presenter-not-stolen"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        insert host.view into t0.container (by subject)

      settled at 0ms
        tree       window > t0.container > sheet.view
        tree       window > t0.container > host.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a container that is told that it goes, with a child that covers it, and stays",
      [
        "appearance-final-state-matches-window/inside"
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        frame.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        frame.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
      """),
    Breach(
      "a presenter that comes back in the window, and not where it was",
      ["ownership-original-parentage-restored < ownership-no-foreign-superview"],
      """
      baseline
        tree       window > other > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t2)
          insert host.view into window (by t2)
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > other
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter whose old frame is written back after the bar has shrunk",
      ["geometry-frame-rollback < geometry-final-frame"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar nav default by host
        frame      host.view 0 91 390 753

      at 0ms
        > window.setStatusBarHeight(67)
      at 100ms
        delegate sheet set
        > host.present(sheet, style: currentContext, animated: true)
        < delegate.animationControllerForPresented(sheet)
        sheet.loadView()
        sheet.viewDidLoad()
        < delegate.interactionControllerForPresentation(sheet)
        begin t1 present host -> sheet currentContext removing frame 0 111 390 733
          host.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          remove host.view from nav.container
          insert host.view into t1.container
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          set sheet.view transform 1 0 0 1 0 733 (by t1)
          set sheet.view transform 1 0 0 1 0 0 (by t1)
          moves sheet.view (by t1)
          t1.alongside()
          sheet.viewIsAppearing(animated: true)
      at 400ms
          rests sheet.view
          < t1.completeTransition(true)
          remove host.view from t1.container
          sheet.viewDidAppear(animated: true)
          host.viewDidDisappear(animated: true)
          t1.alongsideCompletion(isCancelled: false)
          < animator.animationEnded(true)
        end t1 finished
        host.presentCompletion()
        set sheet.view recognizers 1
      at 500ms
        > window.setStatusBarHeight(47)
      at 600ms
        > sheet.dismiss(animated: true)
        < delegate.animationControllerForDismissed(sheet)
        < delegate.interactionControllerForDismissal(sheet)
        begin t2 dismiss sheet -> host currentContext removing frame 0 91 390 753
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          < animator-2.transitionDuration(t2, gives: 300ms)
          < animator-2.animateTransition(t2)
          insert host.view into t1.container below sheet.view (by t2)
          set sheet.view transform 1 0 0 1 0 753 (by t2)
          moves sheet.view (by t2)
          t2.alongside()
          host.viewIsAppearing(animated: true)
      at 900ms
          rests sheet.view
          set sheet.view transform 1 0 0 1 0 0 (by t2)
          set host.view frame 0 91 390 733 (by t2)
          < t2.completeTransition(true)
          remove host.view from t1.container
          insert host.view into nav.container below t1.container
          remove t1.container from nav.container
          remove sheet.view from t1.container
          host.viewDidAppear(animated: true)
          sheet.viewDidDisappear(animated: true)
          t2.alongsideCompletion(isCancelled: false)
          < animator-2.animationEnded(true)
          set host.view insets 0 0 14 0
        end t2 finished
        host.dismissCompletion()
        release sheet

      settled at 900ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        status-bar nav default by host
        frame      host.view 0 91 390 733
      """),
  ]
}
