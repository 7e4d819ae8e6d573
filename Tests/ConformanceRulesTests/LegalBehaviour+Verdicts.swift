import ConformanceRules

extension LegalBehaviour {
  /// Fingers whose verdicts come when they should.
  static let verdicts: [Sketch] = [
    Sketch(
      "a finger is given up, and the next one drives as far and goes through",
      near: [
        "interaction-state-reset/drives",
        "interaction-state-reset/fresh",
        "interaction-state-reset/as-far",
        "interaction-state-reset/begins",
        "interaction-state-reset/no-farther",
        "interaction-start-policy/finger",
        "interaction-progress-range/before-verdict",
        "interaction-progress-range/in-range",
        "interaction-verdict-always/given",
        "completion-after-verdict/given",
        "completion-after-verdict/agrees",
        "interaction-no-refused-request/own-request",
      ],
      SecondPull.trace(early: 0.32, late: 0.75)),
    Sketch(
      "a finger that turns round and goes far on the other side begins nothing",
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 500])
      at 20ms
        > sheet.gestureMoved(at: [195, 560])
      at 40ms
        > sheet.gestureMoved(at: [195, 40])
      at 60ms
        > sheet.gestureEnded(at: [195, 40])

      settled at 60ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a finger that is gone before anybody has to be told how far it is",
      near: ["interaction-progress-range/told"], SilentPull.trace(moments: 4)),
    Sketch(
      "a finger whose transition is told late, and told all the same",
      near: ["interaction-progress-range/told"], SilentPull.trace(moments: 8, tellingAt: 8)),
    Sketch(
      "a progress that goes on by as much as two fingers do",
      near: ["interaction-progress-range/steady"], JoinedPull(joined: 0.45, left: 0.6).trace),
    Sketch(
      "a progress that winds back when the finger lifts that drove it, and another stays down",
      near: ["interaction-progress-range/steady"], JoinedPull(joined: 0.45, left: 0.3).trace),
    Sketch(
      "a progress that is taken back by a finger that goes back when another one has come",
      near: ["interaction-progress-range/steady"], JoinedPull(second: 120).trace),
    Sketch(
      "a progress that falls though its only finger goes on",
      near: ["interaction-progress-range/steady"], JoinedPull(hasSecond: false).trace),
    Sketch(
      "a progress that only falls, under one finger and under two",
      near: ["interaction-progress-range/steady"], JoinedPull(first: 0.9, alone: 0.6).trace),
    Sketch(
      "two fingers that the same recognizer takes drive by their middle, less far than one",
      near: ["interaction-state-reset/as-far"],
      SecondPull.trace(early: 0.1, late: 0.12, company: .beside)),
    Sketch(
      "two fingers that the same recognizer takes drive farther than one of them has come",
      near: ["interaction-state-reset/no-farther"],
      SecondPull.trace(early: 0.5, late: 0.8, company: .beside)),
    Sketch(
      "a verdict waits for the last of two fingers",
      near: [
        "interaction-verdict-always/not-early",
        "interaction-verdict-always/not-late",
      ],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          > window.gestureBegan(drag: down)
          > sheet.gestureEnded()
      at 200ms
          > window.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a driver keeps what its finger has decided before the transition begins",
      near: ["interaction-verdict-always/kept"], UndecidedPull.trace(isKept: true)),
    Sketch(
      "a driver gives up what the system took the finger from",
      near: ["interaction-verdict-always/taken-away"], LostFinger.driven(finishes: false)),
    Sketch(
      "a driver lets go what a second finger pulls when the system took the first one away",
      near: ["interaction-verdict-always/taken-away"], LostFinger.relieved),
    Sketch(
      "a screen comes when the system took the finger away", LostFinger.pushing),
    Sketch(
      "a driver begins when the system took the finger away, and gives up at once",
      near: ["interaction-verdict-always/taken-away"], LostFinger.begun),
    Sketch(
      "a sheet goes by a button after the system took the finger away",
      LostFinger.undriven("> sheet.dismiss(animated: false)", then: "sheet.dismissCompletion()")),
    Sketch(
      "a finger that goes on behind where it began gives up what it drove",
      near: ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: false)),
    Sketch(
      "a side that a finger has brought goes when that lifts behind where it began",
      near: ["interaction-verdict-always/taken-back"],
      TurnedPull.opening(comes: false)),
    Sketch(
      "a screen that follows its finger in either direction goes where that has turned round",
      near: ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: true, lift: 420)),
    Sketch(
      "a dialog that lies in the middle follows its finger in either direction, and goes",
      near: ["interaction-verdict-always/taken-back"], TurnedPull.dialog),
    Sketch(
      "a page makes way for its neighbour on the other side where its finger has turned round",
      TurnedPager.previousComes.trace),
    Sketch(
      "a page that a finger gives back on its way goes when that is behind where it began",
      TurnedPager.nextIsGivenBack.trace),
    Sketch(
      "a side that a finger has only set going is there before that lifts",
      TurnedPull.opening(comes: true, isEarly: true)),
    Sketch(
      "a tap in the middle of a presentation asks for a dismissal that UIKit refuses",
      near: [
        "interaction-no-refused-request/own-request"
      ],
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
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
      at 100ms
          > sheet.gestureBegan(tap: 1)
          < sheet.dismiss(animated: true)
          fault D5 refused sheet
          > sheet.gestureEnded()
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
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
      "an animator names the same runner whenever it is asked, and a fresh one for the way back",
      near: [
        "interaction-interruptible-stable/same",
        "interaction-interruptible-stable/fresh",
        "interaction-interruptible-stable/kept",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.interruptibleAnimator(t1, gives: nil)
          < animator.interruptibleAnimator(t1, gives: t1.runner)
          < animator.interruptibleAnimator(t1, gives: t1.runner)
          insert sheet.view into t1.container (by t1)
          sheet.viewIsAppearing(animated: true)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < animator.interruptibleAnimator(t2, gives: t2.runner)
          < t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
