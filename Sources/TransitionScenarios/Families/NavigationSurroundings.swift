import TransitionStage

/// Fingers that lead back after a change that the subject animates, or in the middle of one.
enum NavigationSurroundings {
  static let all: [Scenario] = [
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
    Scenario(
      .navigation(.bar), "cycle-with-thumbnail",
      title: "a screen that a thumbnail stands for is pushed and popped",
      tags: ["nav-push", "nav-pop"],
      evidence: ["NV-01", "NV-05", "SB-02"], isInferred: true, obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      if let first = play.nav.topViewController { stage.addThumbnail(to: first, as: "thumbnail") }
      stage.begin()
      play.cycle()
    },
    Scenario(
      .navigation(.bar), "pop-with-thumbnail", .cancelled,
      title: "a screen that a thumbnail stands for is pushed, and pulled away and given up",
      tags: ["nav-push", "nav-pop-cancel"],
      evidence: ["NV-01", "NI-02", "SB-02"], isInferred: true,
      obstacle: Obstacle.toNavigating(.away)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      if let first = play.nav.topViewController { stage.addThumbnail(to: first, as: "thumbnail") }
      stage.begin()
      play.push()
      stage.rest()
      play.pullBack(to: .cancelled)
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
}
