import TransitionStage

/// Ways back over several screens, each of which was pushed with an animation before.
enum NavigationDepths {
  static let all: [Scenario] = [
    scenario(
      "pile-then-pop-to-root", title: "two screens are pushed, and both are popped at once",
      pushing: 2, backTo: 0),
    scenario(
      "pile-then-pop-to-second",
      title: "three screens are pushed, and the upper two are popped at once",
      pushing: 3, backTo: 1),
  ]

  private static func scenario(
    _ action: String, title: String, pushing count: Int, backTo index: Int
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, title: title, tags: ["nav-push", "nav-pop"],
      evidence: ["NV-01", "NV-05", "NV-09", "SB-02"], isInferred: true,
      obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      stage.begin()
      for _ in 1...count {
        play.push()
        stage.rest()
      }
      play.pop(toScreenAt: index)
    }
  }
}
