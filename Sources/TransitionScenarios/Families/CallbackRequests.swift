import TransitionStage

/// Changes that callbacks ask for: something asks for the next change as soon as it has appeared.
///
/// No order was observed for stacks and selections; the system alone is tried there.
enum CallbackRequests {
  static let modal: [Scenario] = ModalStyle.shown.map(presentingTwo)
  static let navigation: [Scenario] = NavigationSetting.allCases.map(pushingTwo)
  static let tabs: [Scenario] = TabsSetting.allCases.map(selectingTwo)

  private static func presentingTwo(_ style: ModalStyle) -> Scenario {
    Scenario(
      .presentation(style), "present", .reEntrant,
      title: "a sheet presents another one when it has appeared", tags: ["modal-over-modal"],
      evidence: [], on: style.device, obstacle: Obstacle.toAnimating
    ) { stage in
      let play = ModalPlay(stage, style)
      play.stage.begin()
      play.presentTwo()
    }
  }

  private static func pushingTwo(_ setting: NavigationSetting) -> Scenario {
    Scenario(
      .navigation(setting), "push", .reEntrant,
      title: "a screen pushes another one when it has appeared", tags: ["nav-double-push"],
      evidence: [], isInferred: true, obstacle: Obstacle.toSystem
    ) { stage in
      let play = NavigationPlay(stage, setting, depth: 1)
      stage.begin()
      play.pushTwo()
    }
  }

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
