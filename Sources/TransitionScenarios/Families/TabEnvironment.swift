import TransitionStage

/// Selections while the application leaves the screen, without animations, or where the user wants less
/// motion.
enum TabEnvironment {
  static let all: [Scenario] = [
    scenario(
      "background-while-selecting",
      title: "the application leaves the screen and returns while a tab comes",
      tag: "background-mid-transition"
    ) { play in
      play.select(1)
      play.stage.leaveMidway()
    },
    scenario(
      "reduced-motion", title: "a tab is selected where the user wants less motion",
      tag: "reduce-motion"
    ) { play in
      play.stage.setReducedMotion(true)
      play.cycle()
    },
    scenario(
      "animations-disabled", title: "a tab is selected while animations are switched off",
      tag: "animations-disabled"
    ) { play in
      play.stage.setAnimationsEnabled(false)
      play.cycle()
      play.stage.setAnimationsEnabled(true)
    },
  ]

  private static func scenario(
    _ action: String, title: String, tag: String,
    script: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), action, title: title, tags: [tag], evidence: [], isInferred: true,
      obstacle: Obstacle.toSelecting(nil)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      script(play)
    }
  }
}
