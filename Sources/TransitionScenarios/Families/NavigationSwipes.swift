import TransitionStage

/// Fingers that lead back after a change that the subject animates, or in the middle of one, and that
/// turn round.
enum NavigationSwipes {
  static let all: [Scenario] = edges + NavigationSetting.allCases.flatMap(turns)

  private static let edges: [Scenario] = [
    Scenario(
      .navigation(.bar), "edge-swipe",
      title: "the finger leads back from the edge after a round that the subject animates",
      tags: ["nav-edge-pop-after-custom"], evidence: ["NI-01", "SB-02"], isInferred: true,
      obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
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
      obstacle: Obstacle.toNavigating(.byGesture)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      stage.begin()
      play.push()
      stage.rest()
      stage.swipe(.halfHearted, .edgeSwipe) { play.nav.topViewController }
      play.swipe(.through)
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
  // MARK: - Turned round

  /// No order was observed for them.
  private static func turns(_ setting: NavigationSetting) -> [Scenario] {
    func scenario(
      _ variant: Scenario.Variant, title: String, tag: String, evidence: [String] = [],
      script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
    ) -> Scenario {
      Scenario(
        .navigation(setting), "pop", variant, title: title, tags: [tag], evidence: evidence,
        isInferred: true, obstacle: Obstacle.toNavigating(.byGesture)
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
        .reGrabbed,
        title: "the top is pulled away and given up, and taken again on its way back",
        tag: "nav-pop-cancel-then-pop"
      ) { $0.swipeAgain() },
    ]
  }
}
