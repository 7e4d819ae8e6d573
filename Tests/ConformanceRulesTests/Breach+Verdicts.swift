import ConformanceRules

extension Breach {
  /// Fingers, and what follows on the verdict that they lead to.
  static let verdicts: [Breach] = [
    Breach(
      "a second verdict on a transition that ends with it",
      ["completion-after-verdict/one-verdict"],
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
          < t1.finishInteractiveTransition()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a verdict to go on, and a completion that says that it was given up",
      ["completion-honest-flag/finished < completion-after-verdict/agrees"],
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
          < t1.finishInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a verdict long after the second of two fingers has gone",
      ["interaction-verdict-always/not-late"],
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
          < driver.startInteractiveTransition(t1)
      at 100ms
          > window.gestureBegan(drag: down)
          > sheet.gestureEnded()
      at 200ms
          > window.gestureEnded()
      at 300ms
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 300ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a driver that finishes what the system took the finger from",
      ["interaction-verdict-always/taken-away"], LostFinger.driven(finishes: true)),
    Breach(
      "the top of a stack that goes by itself when the system took the finger away",
      ["interaction-verdict-always/taken-away"], LostFinger.popping),
    Breach(
      "a sheet that goes by itself when the system took the finger away",
      ["interaction-verdict-always/taken-away"],
      LostFinger.undriven("< sheet.dismiss(animated: false)")),
    Breach(
      "a finger that goes on behind where it began, and finishes what it drove",
      ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: true)),
    Breach(
      "a side that a finger has brought, which lifts behind where it began",
      ["interaction-verdict-always/taken-back"],
      TurnedPull.opening(comes: true)),
    Breach(
      "a sheet that only yields to a finger behind where that began, and goes",
      ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: true, lift: 190)),
    Breach(
      "a low sheet that only yields to a finger behind where that began, and goes",
      ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: true, lift: 190, top: 150)),
    Breach(
      "a sheet that has followed a finger behind where that began, and goes when that is back there",
      ["interaction-verdict-always/taken-back"],
      TurnedPull.dismissal(finishes: true, lift: 420, end: 498)),
    Breach(
      "a page that comes, though its neighbour on the other side has begun to",
      ["interaction-verdict-always/taken-back"], TurnedPager.nextComes.trace),
    Breach(
      "a page that begins once more behind where its finger began",
      ["interaction-verdict-always/taken-back"], TurnedPager.nextComesAgain.trace),
    Breach(
      "a page that goes, where another container's child begins behind where its finger began",
      ["interaction-verdict-always/taken-back"], TurnedPager.strangerComes.trace),
    Breach(
      "a progress of more than all",
      ["interaction-progress-range/in-range"],
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
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureMoved()
          < t1.updateInteractiveTransition(1.2)
      at 200ms
          > sheet.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a progress that a second finger takes back, which comes down behind the first",
      ["interaction-progress-range/steady"], JoinedPull().trace),
    Breach(
      "a progress that falls back when the second of two fingers lifts",
      ["interaction-progress-range/steady"],
      JoinedPull(joined: 0.45, left: 0.3, secondLiftsFirst: true).trace),
    Breach(
      "a finger that moves for long, and whose transition is told nothing",
      ["interaction-progress-range/told"],
      SilentPull.trace(moments: 5)),
    Breach(
      "a finger that begins nothing, where an earlier one was given up",
      ["interaction-state-reset/begins"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 100ms
        > sheet.gestureMoved(at: [195, 140])
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 120ms
          > sheet.gestureMoved(at: [195, 200])
          < t1.updateInteractiveTransition(0.15)
      at 140ms
          > sheet.gestureMoved(at: [195, 300])
          < t1.updateInteractiveTransition(0.3)
      at 200ms
          > sheet.gestureEnded(at: [195, 300])
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      at 300ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 400ms
        > sheet.gestureMoved(at: [195, 240])
      at 500ms
        > sheet.gestureEnded(at: [195, 240])

      settled at 500ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a finger that drives its transition farther than an earlier one, as far out",
      ["interaction-state-reset/no-farther"],
      SecondPull.trace(early: 0.52, late: 0.9)),
    Breach(
      "a finger that hardly drives its transition, where an earlier one did",
      ["interaction-state-reset/as-far"],
      SecondPull.trace(early: 0.1, late: 0.1)),
    Breach(
      "a finger that hardly drives, when a second one came and went before",
      ["interaction-state-reset/as-far"],
      SecondPull.trace(early: 0.1, late: 0.1, company: .before)),
    Breach(
      "an animator that runs two transitions by one runner, and then by another",
      [
        "interaction-interruptible-stable/fresh",
        "interaction-interruptible-stable/same",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          < animator.interruptibleAnimator(t1, gives: t1.runner)
          < t1.completeTransition(true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          < animator.interruptibleAnimator(t2, gives: t1.runner)
          < animator.interruptibleAnimator(t2, gives: t2.runner)
          < t2.completeTransition(true)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a dismissal that is asked for twice after a tap in the middle",
      ["interaction-no-refused-request/own-request"],
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
      at 100ms
          > sheet.gestureBegan(tap: 1)
          < sheet.dismiss(animated: true)
          fault D5 refused sheet
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
  ]
}
