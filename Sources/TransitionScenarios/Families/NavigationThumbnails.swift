import TransitionStage

/// Pushes and pops of a screen that a small view on the one below stands for, which a subject may borrow.
enum NavigationThumbnails {
  static let all: [Scenario] = [NavigationSetting.bar, .noBar].flatMap(scenarios)

  private static func scenarios(_ setting: NavigationSetting) -> [Scenario] {
    [
      scenario(
        setting, "cycle-with-thumbnail",
        title: "a screen that a thumbnail stands for is pushed and popped",
        tags: ["nav-push", "nav-pop"], evidence: ["NV-01", "NV-05", "SB-02"]
      ) { play in
        play.cycle()
      },
      scenario(
        setting, "pop-with-thumbnail", .cancelled,
        title: "a screen that a thumbnail stands for is pushed, and pulled away and given up",
        tags: ["nav-push", "nav-pop-cancel"], evidence: ["NV-01", "NI-02", "SB-02"], pull: .away
      ) { play in
        play.push()
        play.stage.rest()
        play.pullBack(to: .cancelled)
      },
      scenario(
        setting, "background-with-thumbnail",
        title: "the application is away while a screen comes that a thumbnail stands for",
        tags: ["nav-push", "background-mid-transition"]
      ) { play in
        play.push()
        play.stage.leaveMidway()
      },
    ]
  }

  private static func scenario(
    _ setting: NavigationSetting, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, tags: [String], evidence: [String] = [], pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(setting), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: true, obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, setting, depth: 1)
      if let first = play.nav.topViewController {
        stage.addThumbnail(to: first, as: "thumbnail")
      }
      stage.settle()
      stage.begin()
      script(play)
    }
  }
}
