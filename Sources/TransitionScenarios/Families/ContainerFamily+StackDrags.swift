import TransitionStage

extension ContainerFamily {
  /// What a finger does with the top of a stack.
  static let stackDrags: [Scenario] =
    outcomes.map { outcome in
      drag("drag-out", outcome.variant, title: outcome.title, tag: outcome.tag) {
        $0.dragTop(outcome.swipe)
      }
    } + [
      drag(
        "drag-out", .reGrabbed,
        title: "the top is dragged and given up, and taken again on its way back",
        tag: "container-switch-cancel"
      ) { $0.swipeAgain() },
      drag(
        "drag-out-then-push", title: "the top is dragged away, and then another screen is pushed"
      ) { play in
        play.dragTop()
        play.push()
      },
      drag(
        "drag-root-then-push", of: 1,
        title: "a finger drags the only screen, which stays, and then another one is pushed",
        tag: "container-switch-cancel"
      ) { play in
        play.dragTop()
        play.push()
      },
      drag(
        "push-while-settling", title: "a screen is pushed while the top, dragged away, settles",
        tag: "container-switch-fast", needs: [.choice]
      ) { play in
        play.dragTop(settling: { play.push() })
      },
    ]

  /// What code asks for after a finger has dragged the top in vain, animated and not, and what the next finger does.
  ///
  /// The screen that a pop takes away comes before everybody's eyes: a trace that begins with it says nowhere that
  /// there was another one below.
  static func changeStackAfter(_ vain: VainPull) -> [Scenario] {
    [
      drag(
        vain.then("drag"), title: "the top is dragged \(vain.words), and then dragged away",
        tag: "container-switch-cancel"
      ) { play in
        play.swipe(vain.swipe)
        play.dragTop()
      },
      drag(
        vain.then("pop"), of: 1, title: "the top is dragged \(vain.words), and then popped by code",
        tag: "container-switch-cancel"
      ) { play in
        play.push()
        play.stage.rest()
        play.swipe(vain.swipe)
        play.pop()
      },
      // What a drag left behind, the next animation would put right.
      drag(
        vain.then("pop"), .unanimated, of: 1,
        title: "the top is dragged \(vain.words), and then popped without animation",
        tag: "container-switch-cancel", needs: [.unanimated]
      ) { play in
        play.push()
        play.stage.rest()
        play.swipe(vain.swipe)
        play.pop(animated: false)
      },
      drag(
        vain.then("push"),
        title: "the top is dragged \(vain.words), and then another screen is pushed",
        tag: "container-switch-cancel"
      ) { play in
        play.swipe(vain.swipe)
        play.push()
      },
    ]
  }

  /// Who ends a drag, and how.
  private struct Outcome: Sendable {
    let variant: Scenario.Variant
    let swipe: Stage.Swipe
    let title: String
    var tag = "container-switch"
  }

  private static let outcomes: [Outcome] = [
    Outcome(
      variant: .finished, swipe: .through,
      title: "the top is dragged away"),
    Outcome(
      variant: .resting, swipe: .resting,
      title: "the top is dragged far, and the finger rests before it lifts"),
    Outcome(
      variant: .flung, swipe: .flung,
      title: "the top is flung away: the finger lifts early, while it moves fast",
      tag: "container-switch-fast"),
    Outcome(
      variant: .relieved, swipe: .relieved,
      title: "the top is dragged by a finger, and on by a second one when the first lifts"),
    Outcome(
      variant: .joined, swipe: .joined,
      title: "the top is dragged by two fingers, and on by one when the other lifts"),
    Outcome(
      variant: .cancelled, swipe: .halfHearted,
      title: "the top is dragged, and given up", tag: "container-switch-cancel"),
    Outcome(
      variant: .interrupted, swipe: .takenAway,
      title: "the top is dragged, and the system takes the touch away",
      tag: "container-switch-cancel"),
    Outcome(
      variant: .reversed, swipe: .thereAndBack,
      title: "the top is dragged far, and pushed back by the same finger",
      tag: "container-switch-cancel"),
    Outcome(
      variant: .turnedRound, swipe: .turnedRound,
      title: "the top is dragged, and the finger turns round and passes where it began",
      tag: "container-switch-cancel"),
  ]

  private static func drag(
    _ action: String, _ variant: Scenario.Variant = .finished, of count: Int = 2, title: String,
    tag: String = "container-switch", needs: [Need] = [],
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    stack(
      action, variant, of: count, title: title, tag: tag, needs: [.drag] + needs, script: script)
  }
}
