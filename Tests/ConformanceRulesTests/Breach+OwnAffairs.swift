import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What nobody may settle alone: the other side of what is legal among navigations, containers,
  /// libraries and screens.
  static let ownAffairs: [Breach] = [
    Breach(
      "a drawer that a finger opens, and whose child a presentation moves on",
      ["geometry-frame-rollback"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(edge: left)
        set host.view frame 120 0 390 844 (by subject)
        > frame.gestureEnded()
      at 300ms
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          set host.view frame 140 0 390 844 (by t1)
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      host.view 140 0 390 844
      """),
    Breach(
      "two screens of the library's that go at once, and it speaks of neither",
      ["navigation-dismissal-observed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        delegate top set
        begin t1 present sheet -> top custom unanimated
          insert t1.container into window
          top.viewWillAppear(animated: false)
          insert top.view into t1.container
          top.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss top -> host custom unanimated
          top.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.container from window
          remove top.view from t1.container
          remove sheet.view from sheet.container
          top.viewDidDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a root view that is put in, and made deaf on the line after",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view inert (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      sheet.view
      """),
    Breach(
      "chrome that is made deaf when the transition is under way",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert dim into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
      at 100ms
          set dim inert (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > dim
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      dim
      """),
    Breach(
      "an animator that works on after the presentation controller was told of the end",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < presentation.dismissalTransitionWillBegin()
          < animator.animateTransition(t1)
          remove sheet.view from sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.container from window
          < presentation.dismissalTransitionDidEnd(true)
          sheet.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t1 finished
        set host.view corner 0 (by t1)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a view that an animator pins and leaves so, in a container that was asked for nothing",
      ["geometry-layout-ownership"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 present frame -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view constrained (by t1)
          set host.view pinned 4 (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        constrained host.view
        pinned     host.view 4
      """),
    Breach(
      "chrome that heard touches, brought to the front in a dismissal, and left deaf when that is given up",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert dim into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 500ms
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          insert dim into t1.container (by t2)
          set dim inert (by t2)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 500ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > dim
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      dim
      """),
    Breach(
      "a screen that a pull by hand has left aside, within a navigation of UIKit's",
      ["geometry-frame-rollback"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > host.gestureBegan(drag: down)
        set host.view frame 0 120 390 844 (by subject)
      at 100ms
        > host.gestureEnded()
        set host.view frame 0 80 390 844 (by subject)
      at 200ms
        begin t1 present nav -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 200ms
        tree       window > nav.view > host.view
        tree       window > t1.container > sheet.view
        children   nav > host
        presented  nav -> sheet
        appeared   nav
        appeared   host
        appeared   sheet
        frame      host.view 0 80 390 844
      """),
    Breach(
      "a sheet of the system's that is swiped away, and a library without a delegate that does not see it",
      ["navigation-dismissal-observed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
      at 500ms
        > sheet.gestureBegan(drag: down)
        begin t2 dismiss sheet -> host pageSheet interactive
          sheet.viewWillDisappear(animated: true)
      at 700ms
          > sheet.gestureEnded()
          t2.finishInteractiveTransition()
          t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 700ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a revealed view that is put on top, and is told what covers it there",
      ["geometry-z-order"],
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
          < animator.animateTransition(t1)
          insert host.view into nav.container (by t1)
          set host.view insets 47 0 34 0
          moves next.view (by t1)
      at 350ms
          rests next.view
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
        insets     host.view 47 0 34 0
      """),
    Breach(
      "bars that jump just before completion is reported",
      ["geometry-bars-stable"],
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
      at 350ms
          rests next.view
          set next.view insets 47 0 34 0
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
        insets     next.view 47 0 34 0
      """),
    Breach(
      "a second drag that drives nothing, where the first has driven",
      ["interaction-state-reset"],
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
        > sheet.gestureMoved()
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.animateTransition(t2)
          > sheet.gestureEnded()
      at 600ms
          < t2.completeTransition(true)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 600ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a view that a stale animator changes below the presenter, where no presenter keeps a look",
      ["resources-no-stale-participants"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.present(third, style: custom, animated: true)
        begin t1 present sheet -> third custom
          insert t1.container into window
          third.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert third.view into t1.container (by t1)
          set host.view alpha 0.5 (by t1)
          set host.view alpha 1 (by t1)
          < t1.completeTransition(true)
          third.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > third.view
        presented  host -> sheet
        presented  sheet -> third
        appeared   host
        appeared   sheet
        appeared   third
      """),
  ]
}
