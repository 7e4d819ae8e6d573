import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What navigations, containers, libraries and screens may settle among themselves.
  static let ownAffairs: [Sketch] = [
    Sketch(
      "a navigation drops the second push of an instant, and says nothing",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > nav.pushViewController(next, animated: true)
        > nav.pushViewController(last, animated: true)
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container
      at 350ms
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
      """),
    Sketch(
      "a screen below the bar of a call lies lower than before",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view 0 20 390 824

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container
      at 100ms
          > window.setStatusBarHeight(40)
      at 350ms
          next.viewWillDisappear(animated: true)
          next.viewDidDisappear(animated: true)
          host.viewWillAppear(animated: true)
          host.viewDidAppear(animated: true)
          remove next.view from nav.container
        end t1 cancelled

      settled at 350ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
        frame      host.view 0 40 390 804
      """),
    Sketch(
      "chrome is put in, and made deaf on the line after",
      contract: SubjectContract(chrome: ["DimmingView"]),
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
          insert dim into t1.container (by t1)
          set dim inert (by t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > dim
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      dim
      """),
    Sketch(
      "a presentation controller puts views in order when it is told of the end",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        corner     host.view 12

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < presentation.dismissalTransitionWillBegin()
          < animator.animateTransition(t1)
          remove sheet.view from sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.container from window
          < presentation.dismissalTransitionDidEnd(true)
          set host.view corner 0 (by t1)
          set host.view clips 0 (by t1)
          sheet.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t1 finished
        sheet.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "views are put in order where coordinator and animator are told of the end",
      near: ["completion-honest-flag/finished"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          set host.view inert (by t1)
          remove sheet.view from sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.container from window
          sheet.viewDidDisappear(animated: true)
          t1.alongsideCompletion(isCancelled: false)
          set host.view alpha 0.5 (by t1)
          < animator.animationEnded(true)
          set host.view alpha 1 (by t1)
          set host.view inert false (by t1)
        end t1 finished
        sheet.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a split controller puts the screens of one stack onto another when the screen turns",
      cast: ["split  UISplitViewController", "left  UINavigationController"],
      """
      baseline
        tree       window > split.view > left.view > host.view
        children   split > left next
        children   left > host
        appeared   split
        appeared   left
        appeared   host

      at 0ms
        > window.resize(to: [390, 844])
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        next.willMove(toParent: left)
        remove host.view from left.view
        insert next.view into left.view
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        next.didMove(toParent: left)

      settled at 0ms
        tree       window > split.view > left.view > next.view
        children   split > left
        children   left > host next
        appeared   split
        appeared   left
        appeared   next
      """),
    Sketch(
      "a window gets the size that the screen has, and a root that comes into it leaves a margin",
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        > window.resize(to: [390, 844])
        insert host.view into window below sheet.container

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      host.view 0 20 390 824
      """),
    Sketch(
      "what covers the view that comes is told as it comes, and again when the device turns",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > nav.pushViewController(next, animated: true)
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert next.view into nav.container (by t1)
          set next.view insets 91 0 34 0
          moves next.view (by t1)
      at 100ms
          > window.resize(to: [844, 390])
          set next.view insets 32 0 21 0
      at 350ms
          rests next.view
          < t1.completeTransition(true)
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > next.view
        children   nav > host next
        appeared   nav
        appeared   next
        insets     next.view 32 0 21 0
      """),
    Sketch(
      "a button does under a finger what another finger drove, and a tap begins at once",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.animateTransition(t1)
      at 100ms
          > sheet.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      at 200ms
        > sheet.gestureBegan(drag: down)
      at 300ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t2)
      at 400ms
          < t2.completeTransition(true)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        sheet.dismissCompletion()
        > sheet.gestureEnded()

      settled at 400ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "the pages of a nested container lie elsewhere once the outer one was asked for another",
      """
      baseline
        tree       window > frame.view > pages.view > view-1 > host.view
        tree       window > frame.view > pages.view > view-1 > next.view
        children   frame > pages
        children   pages > host next
        appeared   frame
        appeared   pages
        appeared   host
        frame      next.view 390 0 390 844

      at 0ms
        > frame.select(1, animated: true)
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
        tree       window > frame.view > pages.view > view-1 > host.view
        tree       window > frame.view > pages.view > view-1 > next.view
        tree       window > t1.container > sheet.view
        children   frame > pages
        children   pages > host next
        presented  frame -> sheet
        appeared   frame
        appeared   pages
        appeared   host
        appeared   sheet
        frame      host.view -390 0 390 844
        frame      next.view 0 0 390 844
      """),
  ]
}
