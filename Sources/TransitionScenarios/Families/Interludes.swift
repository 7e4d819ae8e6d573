import TransitionStage

/// There and back, with something in between that the way back has to cope with: no animation any more, a
/// turn of the device, an application that was in the background.
enum Interludes {
  static let navigation: [Scenario] = [
    navigation(
      "cycle-popped-at-once", title: "a screen is pushed with an animation, and popped without one",
      tag: "nav-pop", isBackAnimated: false
    ) { _ in },
    navigation(
      "turn-between-popped-at-once",
      title: "the device turns between a push and a pop without animation",
      tag: "nav-rotate-between", isBackAnimated: false
    ) { $0.resize(to: .onItsSide) },
    navigation(
      "background-between", title: "the application is away between a push and a pop",
      tag: "background-between"
    ) { $0.leaveAtRest() },
  ]

  static let tabs: [Scenario] = [
    tabs(
      "turn-between", title: "the device turns between a selection and the way back",
      tag: "tab-rotate-between"
    ) { $0.resize(to: .onItsSide) },
    tabs(
      "background-between", title: "the application is away between a selection and the way back",
      tag: "background-between"
    ) { $0.leaveAtRest() },
  ]

  static let container: [Scenario] = [
    container(
      "cycle-back-at-once",
      title: "another child is selected with an animation, and the first again without one",
      tag: "container-switch", isBackAnimated: false
    ) { _ in },
    container(
      "turn-between", title: "the device turns between a selection and the way back",
      tag: "container-resize"
    ) { $0.resize(to: .onItsSide) },
    container(
      "turn-between-back-at-once",
      title: "the device turns between a selection and the way back without animation",
      tag: "container-resize", isBackAnimated: false
    ) { $0.resize(to: .onItsSide) },
    container(
      "background-between", title: "the application is away between a selection and the way back",
      tag: "background-between"
    ) { $0.leaveAtRest() },
  ]

  static let modal: [Scenario] = [ModalStyle.fullScreen, .custom].map { style in
    Scenario(
      .presentation(style), "background-while-presented",
      title: "the application is away while a sheet is up, which goes then",
      tags: ["background-between"], evidence: [], obstacle: Obstacle.to(nil, presenting: style)
    ) { stage in
      let play = ModalPlay(stage, style)
      play.stage.begin()
      play.present()
      play.stage.rest()
      play.stage.leaveAtRest()
      play.stage.rest()
      play.dismiss()
    }
  }

  // MARK: - There and back

  private static func navigation(
    _ action: String, title: String, tag: String, isBackAnimated: Bool = true,
    between: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, title: title, tags: [tag], evidence: [],
      obstacle: Obstacle.toNavigating(
        nil, asking: isBackAnimated ? [] : [.unanimatedForm(of: .pop)])
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      stage.begin()
      play.push()
      stage.rest()
      between(stage)
      stage.rest()
      play.pop(animated: isBackAnimated)
    }
  }

  private static func tabs(
    _ action: String, title: String, tag: String,
    between: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), action, title: title, tags: [tag], evidence: [],
      obstacle: Obstacle.toSelecting(nil)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      play.select(1)
      stage.rest()
      between(stage)
      stage.rest()
      play.select(0)
    }
  }

  private static func container(
    _ action: String, title: String, tag: String, isBackAnimated: Bool = true,
    between: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    ContainerFamily.scenario(.children, action, title: title, tags: [tag], needs: [.select]) {
      play in
      play.open()
      play.select(1)
      play.stage.rest()
      between(play.stage)
      play.stage.rest()
      play.select(0, animated: isBackAnimated)
    }
  }
}
