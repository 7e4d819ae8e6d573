import TransitionStage

/// A part of an app goes for good after it was used: the window gets another root controller, and nothing but
/// what belongs to that part could still keep it.
enum Departures {
  static let navigation: [Scenario] = [
    navigation("push", depth: 1, title: "when a screen has been pushed") { $0.push() },
    navigation("drag-out", depth: 2, title: "when its top has been pulled away", pull: .away) {
      $0.pullBack(to: .finished)
    },
  ]

  static let tabs: [Scenario] = [
    tabs("select", title: "when a tab has been selected") { $0.select(1) },
    tabs("drag", title: "when the next tab has been pulled in", pull: .away) {
      $0.pull(to: .finished)
    },
  ]

  static let pages: [Scenario] = PagesSetting.allCases.map { setting in
    Scenario(
      .pages(setting), "leave-after-swipe",
      title: "a page view controller makes way for good when a finger has turned a page",
      tags: tags, evidence: evidence, isInferred: true, obstacle: Obstacle.toSystem
    ) { stage in
      let play = PagePlay(stage, setting)
      play.open()
      play.swipe(.through)
      stage.leaveForGood()
    }
  }

  static let container: [Scenario] = [
    container(.children, "leave", title: "when it has shown its child") { _ in },
    container(
      .children, "leave-after-select", title: "when another child has been selected",
      needs: [.select]
    ) { $0.select(1) },
    container(
      .children, "leave-after-drag", title: "when the next child has been pulled in",
      needs: [.select, .drag]
    ) { $0.swipe(.through) },
    container(
      .side, "leave-after-opening", title: "when its side has been opened and closed",
      needs: [.open]
    ) { play in
      play.setOpen(true)
      play.stage.rest()
      play.setOpen(false)
    },
    container(.side, "leave-while-open", title: "while its side is open", needs: [.open]) {
      $0.setOpen(true)
    },
    container(
      .stack, "leave-after-push", title: "when a screen has been pushed in a stack",
      needs: [.stack]
    ) { $0.push() },
    container(
      .stack, "leave-after-drag", title: "when the top of a stack has been dragged away",
      needs: [.stack, .drag]
    ) { play in
      play.push()
      play.stage.rest()
      play.dragTop()
    },
  ]

  // MARK: - Used, and gone

  private static let tags = ["container-gone-for-good", "window-root-swap"]
  private static let evidence = ["LW-06"]

  private static func navigation(
    _ use: String, depth: Int, title: String, pull: Pull? = nil,
    _ change: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), "leave-after-\(use)", title: "a navigation makes way for good \(title)",
      tags: tags, evidence: evidence, isInferred: true, obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: depth)
      stage.begin()
      change(play)
      stage.leaveForGood()
    }
  }

  private static func tabs(
    _ use: String, title: String, pull: Pull? = nil,
    _ change: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), "leave-after-\(use)", title: "tabs make way for good \(title)",
      tags: tags, evidence: evidence, isInferred: true, obstacle: Obstacle.toSelecting(pull)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open()
      change(play)
      stage.leaveForGood()
    }
  }

  private static func container(
    _ setting: ContainerSetting, _ action: String, title: String,
    needs: [ContainerFamily.Need] = [],
    _ change: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    ContainerFamily.scenario(
      setting, action, title: "a container makes way for good \(title)", tags: tags,
      evidence: evidence, needs: needs
    ) { play in
      play.open()
      change(play)
      play.stage.leaveForGood()
    }
  }
}

extension Stage {
  /// Lets all come to rest, and the window go over to something else for good.
  fileprivate func leaveForGood() {
    rest()
    let next = StageController(.lightContent)
    cast(next, as: "next")
    leave(for: next)
  }
}
