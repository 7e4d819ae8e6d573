import TransitionStage

/// Changes in the middle of which the interface turns dark, and changes around something that it darkens.
///
/// No order was observed for them: traits reach whoever is seen, and move nothing.
enum InterfaceStyles {
  static let modal: [Scenario] = [ModalStyle.fullScreen, .custom].flatMap(presentations)

  static let navigation: [Scenario] = [
    navigation("pushing", depth: 1, title: "a screen comes") { play in
      play.push()
      play.stage.darkenMidway()
    },
    navigation("popping", depth: 2, title: "the top goes") { play in
      play.pop()
      play.stage.darkenMidway()
    },
    navigation(
      "popping", .cancelled, depth: 2, title: "the top is pulled away that is given up",
      pull: .away
    ) { play in
      play.pullBack(to: .cancelled) { play.stage.setDarkness(true) }
    },
  ]

  static let tabs: [Scenario] = [
    tabs("selecting", title: "a tab comes") { play in
      play.select(1)
      play.stage.darkenMidway()
    },
    tabs("selecting", .cancelled, title: "the next tab goes back that is given up", pull: .away) {
      play in
      play.pull(to: .cancelled) { play.stage.setDarkness(true) }
    },
  ]

  static let container: [Scenario] = [
    container(.children, "while-selecting", title: "while another child comes", [.select]) { play in
      play.select(1)
      play.stage.darkenMidway()
    },
    container(.side, "while-opening", title: "while the side is opened", [.open]) { play in
      play.setOpen(true)
      play.stage.darkenMidway()
    },
    container(.side, "between", title: "between opening the side and closing it", [.open]) { play in
      play.setOpen(true)
      play.stage.rest()
      play.stage.setDarkness(true)
      play.stage.rest()
      play.setOpen(false)
    },
  ]

  // MARK: - Families

  private static let tags = ["interface-style"]

  private static func presentations(_ style: ModalStyle) -> [Scenario] {
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, pull: Pull? = nil,
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), "darken-while-\(action)", variant,
        title: "the interface turns dark while \(title)", tags: tags, evidence: [],
        isPulled: pull != nil, obstacle: Obstacle.to(pull, presenting: style)
      ) { stage in script(ModalPlay(stage, style)) }
    }
    return [
      scenario("presenting", title: "a sheet comes, which stays") { play in
        play.stage.begin()
        play.present()
        play.stage.darkenMidway()
      },
      scenario("presented", title: "a sheet is up, which stays") { play in
        play.stage.begin()
        play.present()
        play.stage.rest()
        play.stage.setDarkness(true)
      },
      scenario("dismissing", title: "a sheet goes") { play in
        play.open()
        play.dismiss()
        play.stage.darkenMidway()
      },
      scenario(
        "dismissing", .cancelled, title: "a sheet is pulled away that is given up", pull: .away
      ) { play in
        play.open()
        play.pullAway(to: .cancelled) { play.stage.setDarkness(true) }
      },
    ]
  }

  private static func navigation(
    _ action: String, _ variant: Scenario.Variant = .finished, depth: Int, title: String,
    pull: Pull? = nil, script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), "darken-while-\(action)", variant,
      title: "the interface turns dark while \(title)", tags: tags, evidence: [],
      obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      script(play)
    }
  }

  private static func tabs(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), "darken-while-\(action)", variant,
      title: "the interface turns dark while \(title)", tags: tags, evidence: [],
      obstacle: Obstacle.toSelecting(pull)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      script(play)
    }
  }

  private static func container(
    _ setting: ContainerSetting, _ action: String, title: String, _ needs: [ContainerFamily.Need],
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    ContainerFamily.scenario(
      setting, "darken-\(action)", title: "the interface turns dark \(title)", tags: tags,
      needs: needs
    ) { play in
      play.open()
      script(play)
    }
  }
}

extension Stage {
  /// Makes the interface dark when a change is on its way.
  func darkenMidway() {
    advance(by: 0.1)
    setDarkness(true)
  }
}
