import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What is switched, told and added for a transition, and taken back in time.
  static let switches: [Sketch] = [
    Sketch(
      "animations that the app has switched off stay off over a change",
      near: ["resources-switches-restored/as-found"],
      SwitchedOff.trace(then: "false", isSwitchedBack: true)),
    Sketch(
      "animations that the app has switched off are off in the end, and the subject has said so too",
      near: ["resources-switches-restored/animations"],
      SwitchedOff.trace(then: "false", isSwitchedBack: false)),
    Sketch(
      "a screen comes and goes twice, and all that was switched or added for it is taken back",
      near: [
        "completion-at-most-once/once",
        "completion-eventually/ends",
        "completion-eventually/is-reported",
        "completion-eventually/in-time",
        "completion-eventually/not-idle",
        "completion-not-before-animation-end/views-rest",
        "completion-not-before-animation-end/takes-time",
        "completion-not-before-animation-end/moved-first",
        "completion-closure-runs/runs",
        "completion-closure-runs/once",
        "completion-alongside-runs/outcome",
        "completion-no-work-after/untouched",
        "interaction-input-restored/views",
        "interaction-input-restored/touches",
        "resources-delegate-alive/alive",
        "resources-delegate-alive/displaced",
        "resources-driver-alive/alive",
        "resources-duration-truthful/one-answer",
        "resources-duration-truthful/true",
        "resources-no-orphan-animations/still",
        "resources-no-recognizer-growth/recognizers",
        "resources-no-recognizer-growth/views",
        "resources-no-stale-participants/own-views",
        "resources-switches-restored/animations",
        "resources-switches-restored/idle-timer",
        "resources-transition-released/released",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.transitionDuration(t1, gives: 310ms)
          < animator.animateTransition(t1)
          < application.setAnimationsEnabled(false) (by t1)
          < application.setAnimationsEnabled(true) (by t1)
          < application.beginIgnoringInteractionEvents() (by t1)
          < application.setIdleTimerDisabled(true) (by t1)
          insert sheet.view into t1.container (by t1)
          insert dim into host.view (by t1)
          set host.view inert (by t1)
          set host.view recognizers 1 (by t1)
          moves sheet.view (by t1)
          sheet.viewIsAppearing(animated: true)
          t1.alongside()
      at 300ms
          rests sheet.view
          < application.endIgnoringInteractionEvents() (by t1)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          t1.alongsideCompletion(isCancelled: false)
          < animator.animationEnded(true)
        end t1 finished
        host.presentCompletion()
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator-2.transitionDuration(t2, gives: 300ms)
          < animator-2.animateTransition(t2)
          moves sheet.view (by t2)
      at 600ms
          rests sheet.view
          remove dim from host.view (by t2)
          set host.view inert false (by t2)
          set host.view recognizers 0 (by t2)
          < application.setIdleTimerDisabled(false) (by t2)
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
          < animator-2.animationEnded(true)
        end t2 finished
        host.dismissCompletion()
        > host.present(sheet, style: custom, animated: true)
        begin t3 present host -> sheet custom
          insert t3.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t3, gives: 300ms)
          < animator.transitionDuration(t3, gives: 310ms)
          < animator.animateTransition(t3)
          < application.setAnimationsEnabled(false) (by t3)
          < application.setAnimationsEnabled(true) (by t3)
          < application.beginIgnoringInteractionEvents() (by t3)
          < application.setIdleTimerDisabled(true) (by t3)
          insert sheet.view into t3.container (by t3)
          insert dim into host.view (by t3)
          set host.view inert (by t3)
          set host.view recognizers 1 (by t3)
          moves sheet.view (by t3)
          sheet.viewIsAppearing(animated: true)
          t3.alongside()
      at 900ms
          rests sheet.view
          < application.endIgnoringInteractionEvents() (by t3)
          < t3.completeTransition(true)
          sheet.viewDidAppear(animated: true)
          t3.alongsideCompletion(isCancelled: false)
          < animator.animationEnded(true)
        end t3 finished
        host.presentCompletion()
        > sheet.dismiss(animated: true)
        begin t4 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator-2.transitionDuration(t4, gives: 300ms)
          < animator-2.animateTransition(t4)
          moves sheet.view (by t4)
      at 1200ms
          rests sheet.view
          remove dim from host.view (by t4)
          set host.view inert false (by t4)
          set host.view recognizers 0 (by t4)
          < application.setIdleTimerDisabled(false) (by t4)
          < t4.completeTransition(true)
          remove t3.container from window
          remove sheet.view from t3.container
          sheet.viewDidDisappear(animated: true)
          < animator-2.animationEnded(true)
        end t4 finished
        host.dismissCompletion()

      settled at 1200ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a presenter is deaf, and the device awake, while a screen is presented",
      near: [
        "interaction-input-restored/views",
        "resources-switches-restored/idle-timer",
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
          set host.view inert (by t1)
          < application.setIdleTimerDisabled(true) (by t1)
          sheet.viewIsAppearing(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      host.view
      """),
    Sketch(
      "children are told the end in the instant in which the last of them comes to rest",
      near: [
        "completion-not-before-animation-end/told-last"
      ], cast: ["frame  Frame UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
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
      at 300ms
        rests host.view
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        sheet.didMove(toParent: frame)
        begin t1 present sheet -> next custom
          insert t1.container into window
          next.viewWillAppear(animated: true)
          insert next.view into t1.container
          next.viewIsAppearing(animated: true)
          < t1.completeTransition(true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > sheet.view
        tree       window > t1.container > next.view
        children   frame > sheet
        presented  sheet -> next
        appeared   frame
        appeared   sheet
        appeared   next
      """),
    Sketch(
      "a switch in a context of the container's own, which tells its animator and its children",
      near: [
        "completion-animation-ended-relayed/told",
        "completion-animation-ended-relayed/once",
        "completion-animation-ended-relayed/after-completion",
        "completion-animation-ended-relayed/outcome",
        "completion-alongside-runs/each-once",
      ], cast: ["frame  Frame UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        host.willMove(toParent: nil)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        < frame.coordinator.animateAlongsideTransition(sheet)
        begin t1 replace host -> sheet
          < witness.animateTransition(t1)
          < frame.coordinator.alongside(sheet)
          sheet.viewIsAppearing(animated: true)
      at 300ms
          < t1.completeTransition(true)
          remove host.view from frame.view (by subject)
          < host.endAppearanceTransition()
          host.viewDidDisappear(animated: true)
          < sheet.endAppearanceTransition()
          sheet.viewDidAppear(animated: true)
          < host.removeFromParent()
          host.didMove(toParent: nil)
          sheet.didMove(toParent: frame)
          < witness.animationEnded(true)
          < frame.coordinator.alongsideCompletion(sheet, isCancelled: false)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "the tail of a spring that nobody sees takes longer than was announced",
      near: [
        "resources-duration-truthful/true"
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 450ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
          sheet.viewIsAppearing(animated: true)
      at 463ms
          rests sheet.view
      at 655ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 655ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a switch that is asked for while another one runs waits for its end",
      near: [
        "interaction-no-overlap/one-at-a-time",
        "interaction-no-overlap/to-the-end",
      ], cast: ["frame  Frame UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
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
        > frame.select(0, animated: true)
      at 300ms
        rests host.view
        remove host.view from frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        sheet.didMove(toParent: frame)
        sheet.willMove(toParent: nil)
        < frame.addChild(host)
        host.willMove(toParent: frame)
        < sheet.beginAppearanceTransition(false, animated: true)
        sheet.viewWillDisappear(animated: true)
        < host.beginAppearanceTransition(true, animated: true)
        host.viewWillAppear(animated: true)
        insert host.view into frame.view (by subject)
        moves sheet.view (by subject)
        host.viewIsAppearing(animated: true)
      at 600ms
        rests sheet.view
        remove sheet.view from frame.view (by subject)
        < sheet.endAppearanceTransition()
        sheet.viewDidDisappear(animated: true)
        < host.endAppearanceTransition()
        host.viewDidAppear(animated: true)
        < sheet.removeFromParent()
        sheet.didMove(toParent: nil)
        host.didMove(toParent: frame)

      settled at 600ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Sketch(
      "a presenter rests without an animation as it does with one",
      near: [
        "completion-unanimated-parity/animated-run"
      ], beside: paled, contract: SubjectContract(restingLook: [.alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewIsAppearing(animated: false)
          sheet.viewDidAppear(animated: false)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        alpha      host.view 0.6
      """),
    Sketch(
      "a sheet fills the screen by its frame, and is pinned to its edges where it comes with an animation",
      near: ["completion-unanimated-parity/animated-run"], beside: pinned,
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewIsAppearing(animated: false)
          sheet.viewDidAppear(animated: false)
        end t1 finished
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
