import TransitionStage

/// Containers of the subject's own.
///
/// The reference is a plain container of the stage's. It has no part where a container is free to
/// choose: whether it refuses what is asked for meanwhile, puts it off, or breaks off what runs.
enum ContainerFamily {
  static let all: [Scenario] =
    plain + CoveredChanges.container + Interludes.container + ReadAloud.container
    + Departures.container

  /// What is tried of a container where nobody looks on or asks for more.
  static let plain: [Scenario] =
    children + drags + VainPull.allCases.map(selectAfter) + surroundings + sides

  /// What a scenario needs of a container.
  enum Need {
    /// Several children, of which it shows one at a time.
    case select
    case replace, drag, adopt
    /// Something that it shows beside its child, and hides again.
    case open
    /// The same at a second side.
    case secondSide
    case replaceSide
    /// A gesture that opens.
    case pullOpen
    /// Calls that can be told to do without animation.
    case unanimated
    /// A way of its own to take what is asked for meanwhile.
    case choice
  }

  static func scenario(
    _ setting: ContainerSetting, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String,
    tags: [String], evidence: [String] = [], needs: [Need] = [],
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    Scenario(
      .container(setting), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: true, obstacle: { obstacle(to: needs, of: $0) }
    ) { stage in
      guard let play = ContainerPlay(stage, needs) else { return }
      script(play)
    }
  }

  private static func obstacle(to needs: [Need], of subject: Subject) -> String? {
    guard let plan = subject.containerPlan(sides: needs.sides) else {
      return "it is no container"
    }
    return needs.lazy.compactMap { need in
      switch need {
      case .select: plan.select == nil ? "it selects no children" : nil
      case .replace: plan.replace == nil ? "it replaces no children" : nil
      case .open: plan.opens ? nil : "it has no side"
      case .secondSide: plan.opens && plan.sides.count > 1 ? nil : "it has no second side"
      case .replaceSide: plan.replaceSide == nil ? "it replaces nothing at its side" : nil
      case .pullOpen: plan.openingGesture == nil ? "no finger opens it" : nil
      case .drag: plan.drag == nil ? "no finger moves it" : nil
      case .adopt: plan.adopt == nil ? "it takes no animator" : nil
      case .unanimated:
        subject.isAlwaysAnimated ? "its calls take no word on whether to animate" : nil
      case .choice:
        subject.isReference ? "how it takes that is each container's own choice" : nil
      }
    }.first
  }

  // MARK: - Its children

  private static let children: [Scenario] = [
    scenario(
      .children, "show", title: "a container is shown with its first child",
      tags: ["container-initial-child", "container-offscreen-preload"],
      evidence: ["CC-05", "CC-10"]
    ) { play in
      play.stage.begin()
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      .children, "select-unseen", title: "a child is selected before the container is shown",
      tags: ["container-set-before-visible"], evidence: ["CC-10"], needs: [.select]
    ) { play in
      play.stage.begin()
      play.select(1, animated: false)
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      .children, "select", title: "another child is selected", tags: ["container-switch"],
      evidence: ["CC-03", "CC-13"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
    },
    scenario(
      .children, "select", .unanimated, title: "another child is selected without animation",
      tags: ["container-switch"], evidence: ["CC-03"], needs: [.select, .unanimated]
    ) { play in
      play.open()
      play.select(1, animated: false)
    },
    scenario(
      .children, "select", .repeated, title: "two children are selected in turn",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.rest()
      play.stage.repeatRounds {
        for index in [0, 1] {
          play.select(index)
          play.stage.rest()
        }
      }
    },
    scenario(
      .children, "select-one-by-one",
      title: "one child after another is selected, and then the first again",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"], needs: [.select]
    ) { play in
      play.open()
      for index in [1, 2, 0] {
        play.select(index)
        play.stage.rest()
      }
    },
    scenario(
      .children, "select-while-selecting",
      title: "a third child is selected while the second comes",
      tags: ["container-switch-fast"], needs: [.select, .choice]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.select(2)
    },
    scenario(
      .children, "select-back-while-selecting",
      title: "the first child is selected again while the second comes",
      tags: ["container-switch-fast"], needs: [.select, .choice]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.select(0)
    },
    scenario(
      .children, "select-same", title: "the selected child is selected",
      tags: ["container-same-child"], needs: [.select]
    ) { play in
      play.open()
      play.select(0)
    },
    scenario(
      .children, "replace", title: "the selected child is replaced", tags: ["container-switch"],
      evidence: ["CC-03"], needs: [.replace]
    ) { play in
      play.open()
      play.replace(0)
    },
  ]

  // MARK: - By a finger, and by an animator of the app's

  private static let drags: [Scenario] = [
    scenario(
      .children, "drag", title: "the next child is pulled in", tags: ["container-switch"],
      needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.through)
    },
    scenario(
      .children, "drag", .resting,
      title: "the next child is pulled in far, and the finger rests before it lifts",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.resting)
    },
    scenario(
      .children, "drag", .flung,
      title: "the next child is flung in: the finger lifts early, while it moves fast",
      tags: ["container-switch-fast"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.flung)
    },
    scenario(
      .children, "drag", .relieved,
      title:
        "the next child is pulled in by a finger, and on by a second one when the first lifts",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.relieved)
    },
    scenario(
      .children, "drag", .cancelled, title: "the next child is pulled in, and given up",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.halfHearted)
    },
    scenario(
      .children, "drag", .interrupted,
      title: "the next child is pulled in, and the system takes the touch away",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.takenAway)
    },
    scenario(
      .children, "drag", .reversed,
      title: "the next child is pulled in far, and pushed back by the same finger",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.thereAndBack)
    },
    scenario(
      .children, "drag", .turnedRound,
      title: "the next child is pulled in, and the finger turns round and passes where it began",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.turnedRound)
    },
    scenario(
      .children, "drag", .reGrabbed,
      title: "the next child is pulled in and given up, and taken again on its way back",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipeAgain()
    },
    scenario(
      .children, "drag-at-end-then-select",
      title:
        "a finger pulls at the last child, where there is no next, and then the first is selected",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.select(2)
      play.stage.rest()
      play.swipe(.through)
      play.stage.rest()
      play.select(0)
    },
    scenario(
      .children, "select-while-settling",
      title: "a third child is selected while the second, pulled in, settles",
      tags: ["container-switch-fast"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.through) {
        play.select(2)
      }
    },
    scenario(
      .children, "select-by-animator",
      title: "another child is selected, by an animator of the app's",
      tags: ["container-switch"], needs: [.select, .adopt]
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
    },
    scenario(
      .children, "cycle-by-animator",
      title: "another child is selected, and then the first again, by an animator of the app's",
      tags: ["container-switch"], needs: [.select, .adopt]
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
      play.stage.rest()
      play.select(0)
    },
  ]

  private static func selectAfter(_ vain: VainPull) -> Scenario {
    scenario(
      .children, vain.then("select"),
      title: "the next child is pulled in \(vain.words), and then selected by code",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(vain.swipe)
      play.select(1)
    }
  }
}

extension [ContainerFamily.Need] {
  /// At how many sides something is to be shown.
  var sides: Int { contains(.secondSide) ? 2 : contains(.open) ? 1 : 0 }
}
