import TransitionStage

/// Presentations while the keyboard is up, below a sheet or above it.
enum ModalKeyboard {
  static let all: [Scenario] = [ModalStyle.fullScreen, .custom].flatMap(scenarios)

  private static func scenarios(_ style: ModalStyle) -> [Scenario] {
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String,
      pull: Pull? = nil, script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), action, variant, title: title, tags: ["modal-keyboard-up"],
        evidence: [], isPulled: pull != nil, obstacle: Obstacle.to(pull, presenting: style)
      ) { stage in script(ModalPlay(stage, style)) }
    }
    return [
      scenario(
        "keyboard-below", title: "a sheet comes and goes while the keyboard is up below it"
      ) { play in
        play.type(on: play.host, as: "field")
        play.stage.begin()
        play.cycle()
      },
      scenario(
        "keyboard-below", .cancelled,
        title: "a sheet is pulled in and given up while the keyboard is up below it", pull: .inward
      ) { play in
        play.type(on: play.host, as: "field")
        play.stage.begin()
        play.pullIn(to: .cancelled)
      },
      scenario(
        "keyboard-above", title: "a sheet goes while its keyboard is up"
      ) { play in
        play.present()
        play.stage.settle()
        play.type(on: play.sheet, as: "field")
        play.stage.begin()
        play.dismiss()
      },
      scenario(
        "keyboard-above", .cancelled,
        title: "a sheet is pulled away and given up while its keyboard is up", pull: .away
      ) { play in
        play.present()
        play.stage.settle()
        play.type(on: play.sheet, as: "field")
        play.stage.begin()
        play.pullAway(to: .cancelled)
      },
    ]
  }
}
