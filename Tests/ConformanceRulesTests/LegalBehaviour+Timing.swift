import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes early or late, and may.
  static let timing: [Sketch] = [
    Sketch(
      "an animator's own mask that comes off in the instant of the report, and behind it",
      near: ["completion-no-work-after/untouched"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          set sheet.view mask true (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        set sheet.view mask false (by t1)

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "an animator's own mask that comes off in the instant of the report, under a name of which one came before",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        < t1.completeTransition(true)
      at 100ms
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          < animator.animateTransition(t1)
          set sheet.view mask true (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          set sheet.view mask false (by t1)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a selection that is brought to its end at once when the script asks for another",
      near: ["completion-not-before-animation-end/takes-time"],
      """
      baseline
        tree       window > tab.view > tab.container > host.view
        children   tab > host sheet
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        > tab.setSelectedIndex(1)
        begin t1 select host -> sheet
          sheet.viewWillAppear(animated: true)
          host.viewWillDisappear(animated: true)
          < animator.transitionDuration(t1, gives: 330ms)
          < animator.animateTransition(t1)
          insert sheet.view into tab.container (by t1)
          > tab.setSelectedIndex(1)
          < t1.completeTransition(true)
          remove host.view from tab.container
          host.viewDidDisappear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > tab.view > tab.container > sheet.view
        children   tab > host sheet
        selected   tab sheet at 1 item 1
        appeared   tab
        appeared   sheet
      """),
    Sketch(
      "a driver may decide by progress, while the finger moves",
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureMoved()
          < t1.updateInteractiveTransition(0.8)
          < t1.finishInteractiveTransition()
      at 200ms
          > sheet.gestureEnded()
          < t1.completeTransition(true)
          remove sheet.view from t0.container
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 200ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a transition that stands still behind what is the system's takes its time",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
          > window.resignActive()
      at 60000ms
          > window.becomeActive()
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 60000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a transition in the background, and one that was paused, take their time",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
          > window.background()
      at 60000ms
          > window.foreground()
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t2)
          < animator-2.transitionDuration(t2, gives: 300ms)
          < animator-2.animateTransition(t2)
          < t2.pauseInteractiveTransition()
          < t2.finishInteractiveTransition()
      at 90000ms
          < t2.completeTransition(true)
          remove sheet.view from t1.container
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 90000ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a driver that lets the rest of the way run slowly is not late",
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
      at 30000ms
          < t1.finishInteractiveTransition()
      at 32000ms
          < t1.completeTransition(true)
          remove sheet.view from t0.container
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 32000ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a bar is put in order at the end, and shown when somebody likes; a coordinator may tell only that",
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host sheet
        appeared   nav
        appeared   host

      at 0ms
        begin t1 pop sheet -> host
          < animator.animateTransition(t1)
          t1.alongsideCompletion(isCancelled: false)
          < t1.completeTransition(true)
          set tab.bar hidden true (by t1)
          < animator.animationEnded(true)
          set nav.bar alpha 1 (by t1)
        end t1 finished

      settled at 0ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "a child that was preloaded far from sight is told when it comes in, and moves at once",
      near: [
        "appearance-phase-order/placed-before-begin",
        "appearance-is-appearing-once/out-of-turn",
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        sheet.didMove(toParent: frame)
        sheet.loadView()
        sheet.viewDidLoad()
        insert sheet.view into frame.view (by subject)
      at 1000ms
        host.willMove(toParent: nil)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        moves sheet.view (by subject)
        moves host.view (by subject)
        sheet.viewIsAppearing(animated: true)
      at 1300ms
        rests sheet.view
        rests host.view
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        remove host.view from frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)

      settled at 1300ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "a change that is cut short ends when its view is out, though that is still told to move",
      near: [
        "appearance-no-double-appear/did-appear",
        "appearance-begin-end-balanced/released",
        "appearance-is-appearing-once/nowhere",
        "appearance-is-appearing-once/twice",
      ],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        host.willMove(toParent: nil)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves host.view (by subject)
        sheet.viewIsAppearing(animated: true)
      at 100ms
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
        sheet.didMove(toParent: frame)
        rests host.view

      settled at 100ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "a view that the script's own code loaded goes in after the add, in a change made without haste",
      near: [
        "appearance-animated-flag/moved-untold"
      ],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        sheet.loadView()
        sheet.viewDidLoad()
        > frame.replace(sheet, animated: true)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < sheet.beginAppearanceTransition(true, animated: false)
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        sheet.viewIsAppearing(animated: false)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: false)
        sheet.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "a child beside another has a size of its own, and a view that was faint stays so",
      near: [
        "containment-size-change-forwarded/untold",
        "containment-size-change-forwarded/repeated",
        "containment-size-change-forwarded/other-size",
      ],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      sheet.view 0 0 200 844
        alpha      host.view 0.5

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        sheet.viewWillTransition(to: [200, 390])
        host.viewWillTransition(to: [844, 390])

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      sheet.view 0 0 200 390
        alpha      host.view 0.5
      """),
    Sketch(
      "dimming that moves alongside, and goes with the container at the end",
      contract: SubjectContract(chrome: ["Dimming"]),
      cast: ["sheet.view-1  Dimming"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view-1
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.transitionDuration(t1, gives: 500ms)
          < animator.animateTransition(t1)
          moves sheet.view-1 (by t1)
          moves sheet.view (by t1)
      at 500ms
          rests sheet.view
          < t1.completeTransition(true)
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished
        sheet.dismissCompletion()

      settled at 500ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
