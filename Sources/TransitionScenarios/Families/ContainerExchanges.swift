import TransitionStage

/// Children that a plain container exchanges by `transition(from:to:)`, the system's own way.
enum ContainerExchanges {
  static let all: [Scenario] = [
    scenario("exchange", title: "a container exchanges its child", isInferred: false) { play in
      play.exchange()
    },
    scenario("exchange", .unanimated, title: "a container exchanges its child without animation") {
      play in
      play.exchange(during: 0)
    },
    scenario("exchange", .repeated, title: "a container exchanges its child again and again") {
      play in
      play.exchange()
      play.stage.rest()
      play.stage.repeatRounds {
        play.exchange()
        play.stage.rest()
      }
    },
    scenario(
      "exchange", .reEntrant,
      title: "a container exchanges its child for one that has it exchanged when it has appeared"
    ) { $0.exchangeTwice() },
    scenario("turn-while-exchanging", title: "the device turns while a child is exchanged") {
      play in
      play.exchange()
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario("cover", title: "a container is covered and uncovered after an exchange") { play in
      play.exchange()
      play.stage.rest()
      play.coverAndUncover()
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    isInferred: Bool = true, script: @escaping @MainActor @Sendable (ExchangePlay) -> Void
  ) -> Scenario {
    Scenario(
      .container(.exchange), action, variant, title: title, tags: ["container-switch"],
      evidence: ["CC-13"], isInferred: isInferred, obstacle: Obstacle.toSystem
    ) { stage in script(ExchangePlay(stage)) }
  }
}

/// The cast of a plain container, and what the script does with it.
@MainActor final class ExchangePlay {
  let stage: Stage
  private let container = StageExchanger(nibName: nil, bundle: nil)
  private var count = 0

  /// Shows a container with its first child, and from here on all is written down.
  init(_ stage: Stage) {
    self.stage = stage
    stage.cast(container, as: "container")
    container.begin(with: makeChild())
    stage.show(container)
    stage.begin()
  }

  private func makeChild() -> StageController {
    let names = ["first", "second", "third"]
    let child = StageController(count.isMultiple(of: 2) ? .darkContent : .lightContent)
    stage.cast(child, as: names[min(count, names.count - 1)])
    count += 1
    return child
  }

  /// Lets the container exchange its child for a fresh one.
  func exchange(during duration: TimeInterval = 0.3) {
    stage.act { container.exchange(for: makeChild(), during: duration) }
  }

  /// Lets the container exchange its child for one that has itself exchanged on its arrival.
  func exchangeTwice() {
    stage.act {
      let child = makeChild()
      stage.onArrival(of: child) { [self] in exchange() }
      container.exchange(for: child, during: 0.3)
    }
  }

  /// Covers the container with a sheet of the system's, and uncovers it.
  func coverAndUncover() { stage.coverAndUncover(container) }
}
