import TransitionStage

/// Changes of the stack with unusual bars, or on a device that turns.
enum NavigationEnvironment {
  static let all: [Scenario] = [
    scenario(
      "turn-between", title: "the device turns between a push and a pop",
      tags: ["nav-rotate-between"]
    ) { play in
      play.push()
      play.stage.rest()
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.pop()
    },
    scenario(
      "opaque-bar", title: "screens are pushed and popped below a bar that nothing shines through",
      tags: ["nav-bar-opaque"], prepare: { $0.nav.navigationBar.isTranslucent = false }
    ) { play in
      play.cycle()
    },
  ]

  private static func scenario(
    _ action: String, title: String, tags: [String],
    prepare: @escaping @MainActor @Sendable (NavigationPlay) -> Void = { _ in },
    script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation, "bar", action, title: title, tags: tags, evidence: [], isInferred: true,
      obstacle: Obstacle.toNavigating(nil)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      prepare(play)
      stage.settle()
      stage.begin()
      script(play)
    }
  }
}
