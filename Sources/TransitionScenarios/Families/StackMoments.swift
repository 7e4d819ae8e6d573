import TransitionStage

/// Changes of stacks and selections that callbacks ask for, by the system alone, and changes of stacks
/// that fingers turn round. No order was observed for them.
enum StackMoments {
  static let all: [Scenario] = NavigationSetting.allCases.flatMap(navigation)
  /// Those of tabs.
  static let tabs: [Scenario] = TabsSetting.allCases.map(selectingTwo)

  // MARK: - Navigation

  private static func navigation(_ setting: NavigationSetting) -> [Scenario] {
    func scenario(
      _ action: String, _ variant: Scenario.Variant, depth: Int, title: String, tag: String,
      evidence: [String] = [],
      obstacle: @escaping @Sendable (Subject) -> String? = Obstacle.toNavigating(.byGesture),
      script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
    ) -> Scenario {
      Scenario(
        .navigation(setting), action, variant, title: title, tags: [tag],
        evidence: evidence, isInferred: true, obstacle: obstacle
      ) { stage in
        let play = NavigationPlay(stage, setting, depth: depth)
        stage.begin()
        script(play)
      }
    }
    return [
      scenario(
        "push", .reEntrant, depth: 1, title: "a screen pushes another one when it has appeared",
        tag: "nav-double-push", obstacle: Obstacle.toSystem
      ) { $0.pushTwo() },
      scenario(
        "pop", .reversed, depth: 2, title: "the top is pulled far away, and pushed back",
        tag: "nav-pop-cancel", evidence: ["NI-02"]
      ) { $0.swipe(.thereAndBack) },
      scenario(
        "pop", .reGrabbed, depth: 2,
        title: "the top is pulled away and given up, and taken again on its way back",
        tag: "nav-pop-cancel-then-pop"
      ) { $0.swipeAgain() },
    ]
  }

  // MARK: - Tabs

  private static func selectingTwo(_ setting: TabsSetting) -> Scenario {
    Scenario(
      .tabs(setting), "select", .reEntrant,
      title: "a tab selects the next one when it has appeared", tags: ["tab-rapid-select"],
      evidence: [], obstacle: Obstacle.toSystem
    ) { stage in
      let play = TabPlay(stage, setting, isInstalled: false)
      play.open()
      play.selectTwo()
    }
  }
}
