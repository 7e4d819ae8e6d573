import TransitionStage

/// The same is pulled and given up again and again, after which all is as before: what a pull leaves behind piles
/// up.
enum PullsInVain {
  static let modal: [Scenario] = [
    Scenario(
      .presentation(.custom), action, .repeated, title: title("a sheet is pulled away"),
      tags: ["modal-dismiss-cancel", "modal-repeat"], evidence: ["SH-08", "LY-04"],
      isInferred: true, isPulled: true, obstacle: Obstacle.to(.away, presenting: .custom)
    ) { stage in
      let play = ModalPlay(stage, .custom)
      play.open()
      stage.pullInVain { play.pullAway(.letGo) }
    }
  ]

  static let navigation: [Scenario] = [
    Scenario(
      .navigation(.bar), action, .repeated, title: title("the top is pulled away"),
      tags: ["nav-pop-cancel"], evidence: ["NI-02", "SB-02"], isInferred: true, isPulled: true,
      obstacle: Obstacle.toNavigating(.away)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 2)
      stage.begin()
      stage.pullInVain { play.pullBack(.letGo) }
    }
  ]

  static let tabs: [Scenario] = [
    Scenario(
      .tabs(.screens), action, .repeated, title: title("the next tab is pulled in"),
      tags: ["tab-swipe-cancel"], evidence: ["TB-06"], isInferred: true, isPulled: true,
      obstacle: Obstacle.toSelecting(.away)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      stage.pullInVain { play.pull(.letGo) }
    }
  ]

  static let container: [Scenario] = [
    container(.children, title: title("the next child is pulled in"), needs: [.select, .drag]) {
      play in
      play.open()
      play.stage.pullInVain { play.swipe(.halfHearted) }
    },
    container(.side, title: title("the side is pulled in"), needs: [.open, .pullOpen]) { play in
      play.open()
      play.stage.pullInVain { play.pullSide(.halfHearted) }
    },
    container(.stack, title: title("the top of a stack is dragged"), needs: [.stack, .drag]) {
      play in
      play.openStack(of: 2)
      play.stage.pullInVain { play.swipe(.halfHearted) }
    },
  ]

  // MARK: - In rounds

  private static let action = "pull-in-vain"

  private static func title(_ pull: String) -> String { "\(pull) and given up again and again" }

  private static func container(
    _ setting: ContainerSetting, title: String, needs: [ContainerFamily.Need],
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    ContainerFamily.scenario(
      setting, action, .repeated, title: title, tags: ["container-switch-cancel"], needs: needs,
      script: script)
  }
}

extension Stage {
  /// Pulls in vain, and then again and again: from the second time on all rounds are equal.
  fileprivate func pullInVain(_ pull: () -> Void) {
    func round() {
      pull()
      rest()
    }
    round()
    repeatRounds { round() }
  }
}
