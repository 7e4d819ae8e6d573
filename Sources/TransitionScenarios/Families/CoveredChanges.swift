import TransitionStage

/// What containers are asked for while a sheet of the system's covers them, and show when they are back.
///
/// No order was observed for them.
enum CoveredChanges {
  /// Changes of a stack that is covered.
  static let navigation: [Scenario] = [
    navigation("push-while-covered", depth: 1, title: "a screen is pushed in a navigation") {
      $0.push()
    },
    navigation(
      "push-while-covered", .unanimated, depth: 1,
      title: "a screen is pushed without animation in a navigation",
      asking: [.unanimatedForm(of: .push)]
    ) { $0.push(animated: false) },
    navigation("pop-while-covered", depth: 2, title: "the top is popped in a navigation") {
      $0.pop()
    },
    navigation(
      "pop-while-covered", .unanimated, depth: 2,
      title: "the top is popped without animation in a navigation",
      asking: [.unanimatedForm(of: .pop)]
    ) { $0.pop(animated: false) },
    navigation("set-stack-while-covered", depth: 2, title: "the stack is replaced in a navigation")
    {
      play in
      play.stage.act { play.nav.setViewControllers([play.makeScreen()], animated: false) }
    },
    navigation(
      "pop-back-while-covered", depth: 1,
      title: "what was pushed with an animation is popped without one in a navigation",
      asking: [.unanimatedForm(of: .pop)], first: { $0.push() }
    ) { $0.pop(animated: false) },
  ]

  /// Selections in tabs that are covered.
  static let tabs: [Scenario] = [
    tabs("select-while-covered", title: "a tab is selected in a tab bar controller") {
      $0.select(1)
    },
    tabs(
      "select-back-while-covered",
      title: "the tab from before is selected in a tab bar controller", first: { $0.select(1) }
    ) { $0.select(0) },
  ]

  /// What a container of the subject's own, or the reference for one, is asked for while it is covered.
  static let container: [Scenario] = [
    container(.children, "select-while-covered", title: "another child is selected", [.select]) {
      $0.select(1)
    },
    container(
      .children, "select-while-covered", .unanimated,
      title: "another child is selected without animation", [.select]
    ) { $0.select(1, animated: false) },
    container(
      .children, "select-back-while-covered", title: "the child from before is selected",
      [.select], first: { $0.select(1) }
    ) { $0.select(0, animated: false) },
    container(.children, "replace-while-covered", title: "the child is replaced", [.replace]) {
      $0.replace(0)
    },
    container(.side, "open-while-covered", title: "the side is opened", [.open]) {
      $0.setOpen(true)
    },
    container(
      .side, "close-while-covered", title: "the side is closed", [.open],
      first: { $0.setOpen(true) }
    ) { $0.setOpen(false) },
  ]

  // MARK: - The cover

  private static func navigation(
    _ action: String, _ variant: Scenario.Variant = .finished, depth: Int, title: String,
    asking demands: [VerbDemand] = [],
    first: @escaping @MainActor @Sendable (NavigationPlay) -> Void = { _ in },
    covered: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, variant, title: "\(title) that a sheet covers",
      tags: ["nav-covered-change"], evidence: [],
      obstacle: Obstacle.toNavigating(nil, asking: demands)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      first(play)
      stage.rest()
      stage.coverAndUncover(play.nav) {
        covered(play)
        stage.rest()
      }
    }
  }

  private static func tabs(
    _ action: String, title: String,
    first: @escaping @MainActor @Sendable (TabPlay) -> Void = { _ in },
    covered: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), action, title: "\(title) that a sheet covers", tags: ["tab-covered-change"],
      evidence: [], obstacle: Obstacle.toSelecting(nil)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      first(play)
      stage.rest()
      stage.coverAndUncover(play.tabs) {
        covered(play)
        stage.rest()
      }
    }
  }

  private static func container(
    _ setting: ContainerSetting, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, _ needs: [ContainerFamily.Need],
    first: @escaping @MainActor @Sendable (ContainerPlay) -> Void = { _ in },
    covered: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    ContainerFamily.scenario(
      setting, action, variant, title: "\(title) in a container that a sheet covers",
      tags: ["container-covered-change"], needs: needs
    ) { play in
      play.open()
      first(play)
      play.stage.rest()
      play.coverAndUncover {
        covered(play)
        play.stage.rest()
      }
    }
  }
}
