import TransitionStage

/// Containers of the subject's own.
///
/// The reference is a plain container of the stage's. It has no part where a container is free to
/// choose: whether it refuses what is asked for meanwhile, puts it off, or breaks off what runs.
enum ContainerFamily {
  static let all: [Scenario] =
    plain + CoveredChanges.container + Interludes.container + ReadAloud.container
    + Departures.container + InterfaceStyles.container + AlertsAbove.container
    + PullsInVain.container

  /// What is tried of a container where nobody looks on or asks for more.
  static let plain: [Scenario] =
    children + drags + byAnimator + VainPull.allCases.flatMap(selectAfter) + surroundings + sides
    + stacks + stackDrags + VainPull.allCases.flatMap(changeStackAfter) + stackSurroundings

  /// What a scenario needs of a container.
  enum Need {
    /// Several children, of which it shows one at a time.
    case select
    /// A child that is no neighbour of the one that is shown can be selected.
    case leap
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
    /// Screens that lie upon each other, of which it shows the last.
    case stack
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
      case .stack: plan.stacks ? nil : "it is no stack"
      case .leap: subject.selectsNeighboursAlone ? "it selects neighbours alone" : nil
      case .replace: plan.replace == nil ? "it replaces no children" : nil
      case .open: plan.opens ? nil : "it has no side"
      case .secondSide: plan.opens && plan.sides.count > 1 ? nil : "it has no second side"
      case .replaceSide: plan.replaceSide == nil ? "it replaces nothing at its side" : nil
      case .pullOpen: subject.openingGesture == nil ? "no finger opens it" : nil
      case .drag: subject.gesture == nil ? "no finger moves it" : nil
      case .adopt: plan.adopt == nil ? "it takes no animator" : nil
      case .unanimated:
        subject.isAlwaysAnimated ? "its calls take no word on whether to animate" : nil
      case .choice:
        subject.isReference ? "how it takes that is each container's own choice" : nil
      }
    }.first
  }
}

extension [ContainerFamily.Need] {
  /// At how many sides something is to be shown.
  var sides: Int { contains(.secondSide) ? 2 : contains(.open) ? 1 : 0 }
}
