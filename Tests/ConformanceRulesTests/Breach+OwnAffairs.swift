import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What nobody may settle alone: the other side of what is legal among navigations, containers,
  /// libraries and screens.
  static let ownAffairs: [Breach] = [
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
      "a veil that fades above a screen that was revealed over the one that goes",
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
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim alpha 0 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
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
    Breach(
      "a veil that is laid over a revealed screen as a whole, and fades",
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
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set dim frame 0 0 390 844 (by t1)
          set dim alpha 0 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
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
    Breach(
      "a veil that fades above a revealed screen, over one that was hidden for a moment alone",
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
          insert host.view into nav.container (by t1)
          insert dim into nav.container (by t1)
          set next.view hidden (by t1)
          set next.view hidden false (by t1)
          set dim alpha 0 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
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
    Breach(
      "a view that goes is taken out a moment behind the insertion of the one above it",
      ["geometry-z-order/revealed"], FlippedPop.trace(isAtOnce: false)),
    Breach(
      "a view that goes is exchanged for another one, and put back beneath it",
      ["geometry-z-order/revealed"], FlippedPop.trace(isPutBack: true)),
    Breach(
      "a screen that is revealed over a hidden one, while nothing moves above it",
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
          insert dim into nav.container (by t1)
          insert host.view into nav.container (by t1)
          set next.view hidden (by t1)
          set dim alpha 0 (by t1)
          moves dim (by t1)
      at 350ms
          rests dim
          remove dim from nav.container (by t1)
          set next.view hidden false (by t1)
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
      ["interaction-state-reset/drives"], SecondPull.undriven),
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
    Breach(
      "a device that turns in the middle of a push excuses no stack in another order",
      ["navigation-stack-consistent/stack", "navigation-stack-consistent/only-top"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > nav.pushViewController(next, animated: true)
        next.willMove(toParent: nav)
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container
      at 100ms
          > window.resize(to: [844, 390])
      at 350ms
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
          next.didMove(toParent: nav)
        end t1 finished

      settled at 350ms
        tree       window > nav.view > nav.container > next.view
        children   nav > next host
        appeared   nav
        appeared   next
      """),
    Breach(
      "a view in a nested container that an animator leaves aside, though the outer one was asked for another",
      ["geometry-frame-rollback"],
      """
      baseline
        tree       window > frame.view > pages.view > view-1 > host.view
        children   frame > pages
        children   pages > host
        appeared   frame
        appeared   pages
        appeared   host

      at 0ms
        > frame.select(0, animated: false)
      at 300ms
        > frame.present(sheet, style: overFullScreen, animated: true)
        begin t1 present frame -> sheet overFullScreen
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view frame -40 0 390 844 (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        frame.presentCompletion()

      settled at 300ms
        tree       window > frame.view > pages.view > view-1 > host.view
        tree       window > t1.container > sheet.view
        children   frame > pages
        children   pages > host
        presented  frame -> sheet
        appeared   frame
        appeared   pages
        appeared   host
        appeared   sheet
        frame      host.view -40 0 390 844
      """),
  ]
}
