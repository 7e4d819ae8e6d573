import TransitionStage

/// Children that share a large screen: what is in sight there would not be on a phone held upright.
enum ContainerQuarters {
  static let all: [Scenario] = QuartersPlay.Setting.allCases.flatMap { setting in
    [
      scenario(
        setting, "exchange", title: "a container exchanges the child in each quarter of the screen"
      ) { $0.exchangeAll() },
      scenario(
        setting, "turn", title: "the device turns while each quarter of the screen shows a child"
      ) { play in
        play.turn()
        play.stage.rest()
        play.exchangeLast()
      },
    ]
  }

  private static func scenario(
    _ setting: QuartersPlay.Setting, _ action: String, title: String,
    script: @escaping @MainActor @Sendable (QuartersPlay) -> Void
  ) -> Scenario {
    Scenario(
      .container(setting.setting), action, title: title, tags: ["container-switch"],
      evidence: ["CC-13"], isInferred: true, on: setting.device, obstacle: Obstacle.toSystem
    ) { stage in script(QuartersPlay(stage, setting)) }
  }
}

/// The cast of a container with a child in each quarter, and what the script does with it.
@MainActor final class QuartersPlay {
  let stage: Stage
  private let container = StageQuarters(nibName: nil, bundle: nil)
  private let setting: Setting
  private static let names = ["first", "second", "third", "fourth"]

  /// What the screen is of.
  enum Setting: Sendable, CaseIterable {
    /// A tablet, held upright.
    case tablet
    /// A phone that lies on its side.
    case turnedPhone

    /// What the container shows.
    var setting: ContainerSetting {
      switch self {
      case .tablet: .quartersOfTablet
      case .turnedPhone: .quartersOfTurnedPhone
      }
    }

    /// The device that has this screen.
    var device: StageDevice {
      switch self {
      case .tablet: .tablet
      case .turnedPhone: .phone
      }
    }

    /// The size of the screen when the device has turned, in points.
    var turned: CGSize {
      switch self {
      case .tablet: CGSize(width: 1180, height: 820)
      case .turnedPhone: CGSize(width: 390, height: 844)
      }
    }
  }

  /// Shows a container with its four children, and from here on all is written down.
  init(_ stage: Stage, _ setting: Setting) {
    self.stage = stage
    self.setting = setting
    stage.cast(container, as: "container")
    container.begin(with: Self.names.map(makeChild))
    stage.show(container)
    // A window that is not shown yet does not turn with its screen.
    if setting == .turnedPhone { stage.resize(to: .onItsSide) }
    stage.begin()
  }

  private func makeChild(_ name: String) -> StageController {
    let child = StageController(.darkContent)
    stage.cast(child, as: name)
    return child
  }

  /// Lets the container exchange the child in each quarter, one after the other.
  func exchangeAll() {
    for (index, name) in Self.names.enumerated() {
      stage.act { container.exchange(index, for: makeChild(name)) }
      stage.rest()
    }
  }

  /// Lets the container exchange the child at the bottom right.
  func exchangeLast() {
    stage.act { container.exchange(3, for: makeChild(Self.names[3])) }
  }

  /// Turns the device.
  func turn() { stage.resize(to: setting.turned) }
}
