import TransitionStage

/// Fingers that lead back after a change that the subject animates, or in the middle of one, and that
/// turn round.
enum NavigationSwipes {
  static let all: [Scenario] =
    edges + [unanimated] + outcomes + VainPull.allCases.map(again)
    + NavigationSetting.allCases.flatMap(turns)

  private static let edges: [Scenario] = [
    Scenario(
      .navigation(.bar), "edge-swipe",
      title: "the finger leads back from the edge after a round that the subject animates",
      tags: ["nav-edge-pop-after-custom"], evidence: ["NI-01", "SB-02"], isInferred: true,
      obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      play.heedContract()
      stage.begin()
      play.cycle()
      play.push()
      stage.rest()
      stage.swipe(.through, .edgeSwipe) { play.nav.topViewController }
    },
    Scenario(
      .navigation(.bar), "edge-swipe", .cancelled,
      title: "a swipe from the edge is given up, and then the subject's own gesture leads back",
      tags: ["nav-edge-pop-after-custom", "nav-pop-cancel-then-pop"],
      evidence: ["NI-02", "NI-07", "SB-02"], isInferred: true,
      obstacle: { subject in
        subject.contract.allowsBackSwipe
          ? Obstacle.toNavigating(.byGesture)(subject)
          : "its contract says that no swipe from the edge leads back"
      }
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      stage.begin()
      play.push()
      stage.rest()
      stage.swipe(.halfHearted, .edgeSwipe) { play.nav.topViewController }
      play.swipe(.through)
    },
    Scenario(
      .navigation(.bar), "edge-swipe-at-root-then-push",
      title: "a finger swipes from the edge of the only screen, and then another one is pushed",
      tags: ["nav-edge-swipe-at-root"], evidence: ["NI-09", "NV-01", "SB-02"], isInferred: true,
      obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      stage.begin()
      stage.swipe(.through, .edgeSwipe) { play.nav.topViewController }
      play.push()
    },
    meeting(
      "swipe-while-pushing", depth: 2,
      title: "a finger that is down already leads back while a screen comes",
      tags: ["nav-pop-during-push"], evidence: []
    ) { $0.push() },
    meeting(
      "swipe-while-popping", depth: 3,
      title: "a finger that is down already leads back while the top goes",
      tags: ["nav-pop-during-pop"], evidence: []
    ) { $0.pop() },
  ]

  private static func meeting(
    _ action: String, depth: Int, title: String, tags: [String], evidence: [String],
    change: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, title: title, tags: tags, evidence: evidence, isInferred: true,
      obstacle: Obstacle.toNavigating(.byGesture)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      play.swipe(.through) { change(play) }
    }
  }

  private static let unanimated = Scenario(
    .navigation(.bar), "drag-after-unanimated-push",
    title: "the finger leads back from a screen that was pushed without an animation",
    tags: ["nav-pop"], evidence: ["NI-01", "NV-05", "SB-02"],
    obstacle: Obstacle.toNavigating(.byGesture, asking: [.unanimatedForm(of: .push)])
  ) { stage in
    let play = NavigationPlay(stage, .bar, depth: 1)
    play.push(animated: false)
    stage.begin()
    play.swipe(.through)
  }

  // MARK: - What is left

  private static let outcomes: [Scenario] = [
    outcome(
      "drag-out-one-of-three", title: "the top of three screens is pulled away, and nothing else",
      tag: "nav-pop", evidence: ["NI-01", "NV-05", "SB-02"], depth: 3, pull: .away
    ) { $0.pullBack(to: .finished) },
    outcome(
      "drag-out-one-by-one", title: "the tops of three screens are pulled away one after the other",
      tag: "nav-pop", evidence: ["NI-01", "NV-05", "SB-02"], depth: 3, pull: .away
    ) { play in
      play.pullBack(to: .finished)
      play.stage.rest()
      play.pullBack(to: .finished)
    },
    outcome(
      "drag-at-root-then-push",
      title: "a finger pulls at the only screen, which stays, and then another one comes",
      tag: "nav-push", evidence: ["NV-01", "SB-02"], depth: 1, pull: .byGesture
    ) { play in
      play.swipe(.through)
      play.stage.rest()
      play.push()
    },
    outcome(
      "pull-stack", title: "the stack is replaced by pulling", tag: "nav-push",
      evidence: ["NV-10", "SB-02"], depth: 1, pull: .restacking
    ) { $0.pullStack(to: .finished) },
    outcome(
      "pull-stack-of-two", title: "a stack of two screens is replaced by pulling", tag: "nav-push",
      evidence: ["NV-10", "SB-02"], depth: 2, pull: .restacking
    ) { $0.pullStack(to: .finished) },
    outcome(
      "cancel-then-pull-stack",
      title: "the stack is replaced by pulling and given up, and then replaced after all",
      tag: "nav-set-stack-cancel", evidence: ["NI-02", "NV-10", "SB-02"], depth: 2,
      pull: .restacking
    ) { play in
      play.pullStack(to: .cancelled)
      play.stage.rest()
      play.pullStack(to: .finished)
    },
  ]

  private static func again(_ vain: VainPull) -> Scenario {
    outcome(
      vain.then("drag"), title: "the top is pulled away \(vain.words), and then pulled through",
      tag: "nav-pop-cancel-then-pop", evidence: ["NI-02", "NI-01", "SB-02"], depth: 2,
      pull: .byGesture
    ) { play in
      play.swipe(vain.swipe)
      play.swipe(.through)
    }
  }

  private static func outcome(
    _ action: String, title: String, tag: String, evidence: [String], depth: Int, pull: Pull,
    script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, title: title, tags: [tag], evidence: evidence, isInferred: true,
      obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      script(play)
    }
  }

  // MARK: - Turned round, at rest and with speed

  /// No order was observed for them.
  private static func turns(_ setting: NavigationSetting) -> [Scenario] {
    func scenario(
      _ variant: Scenario.Variant, title: String, tag: String, evidence: [String] = [],
      obstacle: @escaping @Sendable (Subject) -> String? = Obstacle.toNavigating(.byGesture),
      script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
    ) -> Scenario {
      Scenario(
        .navigation(setting), "pop", variant, title: title, tags: [tag], evidence: evidence,
        isInferred: true, obstacle: obstacle
      ) { stage in
        let play = NavigationPlay(stage, setting, depth: 2)
        stage.begin()
        script(play)
      }
    }
    return [
      scenario(
        .reversed, title: "the top is pulled far away, and pushed back", tag: "nav-pop-cancel",
        evidence: ["NI-02"]
      ) { $0.swipe(.thereAndBack) },
      scenario(
        .turnedRound,
        title: "the top is pulled away, and the finger turns round and passes where it began",
        tag: "nav-pop-cancel", evidence: ["NI-02"]
      ) { $0.swipe(.turnedRound) },
      scenario(
        .reGrabbed,
        title: "the top is pulled away and given up, and taken again on its way back",
        tag: "nav-pop-cancel-then-pop"
      ) { $0.swipeAgain() },
      scenario(
        .resting, title: "the top is pulled far away, and the finger rests before it lifts",
        tag: "nav-pop"
      ) { $0.swipe(.resting) },
      scenario(
        .flung, title: "the top is flung away: the finger lifts early, while it moves fast",
        tag: "nav-pop-fast-flick"
      ) { $0.swipe(.flung) },
      scenario(
        .joined,
        title: "the top is pulled away by two fingers, and on by one when the other lifts",
        tag: "nav-pop", obstacle: Obstacle.toDraggingInNavigation
      ) { $0.swipe(.joined) },
    ]
  }
}
