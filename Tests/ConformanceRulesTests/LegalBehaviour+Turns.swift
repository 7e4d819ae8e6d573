import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Turns, flags, sight and removals that are as they should be, and look otherwise.
  static let turns: [Sketch] = [
    Sketch(
      "a mask leaves out what it is to leave out, before and after a turn",
      near: ["geometry-size-change-tracked/old-mask"], MaskedSheet.turn(reach: "16 0 812 195")),
    Sketch(
      "a mask lies in a corner, and is of one size",
      near: ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(reach: "16 16 100 100", from: "16 16 100 100")),
    Sketch(
      "a mask has the same margins as before a turn",
      near: ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(reach: "16 16 812 163", from: "16 16 358 390")),
    Sketch(
      "a dialog of one size has the same mask over its lower half as before a turn",
      near: ["geometry-size-change-tracked/old-mask"],
      MaskedSheet.turn(
        reach: "0 100 200 200", from: "0 100 200 200",
        in: ("95 322 200 200", "322 95 200 200"))),
    Sketch(
      "a card gets round corners and a mask when its container is laid out first",
      near: ["geometry-identity-restored/kept"], LaidOutCard.trace(isAtOnce: true)),
    Sketch(
      "a screen that comes turns round when its navigation is covered",
      near: ["appearance-no-spurious-reversal/turned"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container
      at 100ms
          begin t2 present nav -> sheet fullScreen removing unanimated
            insert t2.container into window
            nav.viewWillDisappear(animated: false)
            next.viewWillDisappear(animated: false)
            sheet.viewWillAppear(animated: false)
            insert sheet.view into t2.container
            remove nav.view from window
            sheet.viewDidAppear(animated: false)
            nav.viewDidDisappear(animated: false)
            next.viewDidDisappear(animated: false)
          end t2 finished
      at 300ms
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > t2.container > sheet.view
        children   nav > host next
        presented  nav -> sheet
        appeared   sheet
      """),
    Sketch(
      "a drawer that knows no way but to slide says so",
      near: ["appearance-animated-flag/unseen"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        moves view-1 (by subject)
      at 300ms
        rests view-1
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > view-1 > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "an animator takes a child's view out by hand that presents in its own place",
      near: [
        "containment-remove-complete/link-stays",
        "appearance-presenter-contract/leaving",
        "appearance-animated-flag/unasked",
      ],
      """
      baseline
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next

      at 0ms
        begin t1 present next -> sheet currentContext removing unanimated
          insert t1.container into frame.view
          next.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container (by t1)
          remove next.view from frame.view (by t1)
          sheet.viewDidAppear(animated: false)
          next.viewDidDisappear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > t1.container > sheet.view
        children   frame > next
        presented  next -> sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "pages in a strip that was scrolled, and one whose shift an animation takes back",
      near: ["appearance-no-phantom-child/at-rest"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet next
        appeared   frame
        appeared   host

      at 0ms
        sheet.viewWillAppear(animated: false)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        set sheet.view frame 390 0 390 844 (by subject)
        sheet.viewDidAppear(animated: false)
        next.viewWillAppear(animated: false)
        set next.view frame 0 0 292.5 844 (by subject)
        insert next.view into frame.view (by subject)
        set next.view transform 1 0 0 1 -292.5 0 (by subject)
        moves next.view (by subject)
      at 300ms
        rests next.view
        next.viewDidAppear(animated: false)
      at 500ms
        > frame.select(0, animated: false)

      settled at 500ms
        tree       window > frame.view > host.view
        tree       window > frame.view > view-1 > sheet.view
        tree       window > frame.view > next.view
        children   frame > host sheet next
        appeared   frame
        appeared   host
        appeared   sheet
        appeared   next
        frame      next.view 0 0 292.5 844
      """),
    Sketch(
      "an animator takes no time where none was asked for, and a device turns while a slow one waits",
      near: ["appearance-animated-flag/still"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          < animator.transitionDuration(t1, gives: 0ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
          sheet.viewIsAppearing(animated: false)
          rests sheet.view
      at 100ms
          > window.resize(to: [844, 390])
          moves sheet.view (by t1)
      at 300ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: false)
          < animator.animationEnded(true)
        end t1 finished
        host.presentCompletion()

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a container's spring goes on under a dismissal without an animation, which sends it elsewhere",
      near: ["appearance-animated-flag/still"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        moves sheet.view (by subject)
      at 100ms
        > host.dismiss(animated: false)
        begin t1 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          < animator.transitionDuration(t1, gives: 0ms)
          < animator.animateTransition(t1)
          moves sheet.view (by t1)
      at 300ms
          rests sheet.view
          remove sheet.view from t0.container (by t1)
          < t1.completeTransition(true)
          sheet.viewDidDisappear(animated: false)
          remove t0.container from window
          < animator.animationEnded(true)
        end t1 finished
        host.dismissCompletion()

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a screen that was narrower than the window, and scaled",
      near: ["geometry-size-change-tracked/filled"], ScaledPresenter.turn(from: "40 42.2 310 759.6")
    ),
    Sketch(
      "a screen that was lower than the window, and scaled",
      near: ["geometry-size-change-tracked/filled"], ScaledPresenter.turn(from: "19.5 72 351 700")),
    Sketch(
      "a screen that was scaled, and lay further to the right",
      near: ["geometry-size-change-tracked/filled"],
      ScaledPresenter.turn(from: "39 42.2 351 759.6")),
    Sketch(
      "a screen that was scaled, and lay further down",
      near: ["geometry-size-change-tracked/filled"],
      ScaledPresenter.turn(from: "19.5 84.4 351 759.6")),
    Sketch(
      "a screen that was scaled and slanted",
      near: ["geometry-size-change-tracked/filled"],
      ScaledPresenter.turn(from: "19.5 42.2 351 759.6", "0.9 0.1 0 0.9 0 0")),
  ]
}
