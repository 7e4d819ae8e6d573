import TransitionStage

/// Presentations while the keyboard is up, below a sheet or above it.
enum ModalKeyboard {
  static let all: [Scenario] =
    [ModalStyle.fullScreen, .custom].flatMap { scenarios($0) + onItsWay($0) }
    + [.formSheet].flatMap(above)

  private static func scenario(
    _ style: ModalStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    pull: Pull? = nil, script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(style), action, variant, title: title, tags: ["modal-keyboard-up"],
      evidence: [], isPulled: pull != nil, obstacle: Obstacle.to(pull, presenting: style)
    ) { stage in script(ModalPlay(stage, style)) }
  }

  private static func scenarios(_ style: ModalStyle) -> [Scenario] { below(style) + above(style) }

  private static func below(_ style: ModalStyle) -> [Scenario] {
    [
      scenario(
        style, "keyboard-below", title: "a sheet comes and goes while the keyboard is up below it"
      ) { play in
        play.type(on: play.host, as: "field")
        play.stage.begin()
        play.cycle()
      },
      scenario(
        style, "keyboard-below", .cancelled,
        title: "a sheet is pulled in and given up while the keyboard is up below it", pull: .inward
      ) { play in
        play.type(on: play.host, as: "field")
        play.stage.begin()
        play.pullIn(to: .cancelled)
      },
    ]
  }

  /// Forms may keep the keyboard when nobody has the input any more (KF-02).
  private static func above(_ style: ModalStyle) -> [Scenario] {
    [
      scenario(
        style, "keyboard-comes-and-goes",
        title: "the keyboard comes up for a sheet, and goes while that stays"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.rest()
        play.type(on: play.sheet, as: "field")
        play.stage.rest()
        play.stage.act { _ = play.sheet?.viewIfLoaded?.endEditing(true) }
      },
      scenario(style, "keyboard-above", title: "a sheet goes while its keyboard is up") { play in
        play.openTyping()
        play.dismiss()
      },
      scenario(
        style, "keyboard-above", .cancelled,
        title: "a sheet is pulled away and given up while its keyboard is up", pull: .away
      ) { play in
        play.openTyping()
        play.pullAway(to: .cancelled)
      },
    ]
  }

  private static func onItsWay(_ style: ModalStyle) -> [Scenario] {
    [
      scenario(
        style, "keyboard-while-presenting", title: "the keyboard comes up while a sheet comes"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.advance(by: 0.1)
        play.type(on: play.sheet, as: "field")
      },
      scenario(
        style, "keyboard-above-pulled",
        title: "a sheet is pulled away while its keyboard is up", pull: .away
      ) { play in
        play.openTyping()
        play.pullAway(to: .finished)
      },
      scenario(
        style, "keyboard-above", .interrupted,
        title: "a sheet is pulled while its keyboard is up, and the system takes the touch",
        pull: .byGesture
      ) { play in
        play.openTyping()
        play.swipe(.takenAway)
      },
    ]
  }
}

extension ModalPlay {
  /// Presents, lets the scene come to rest, and the keyboard come up, before the script begins.
  fileprivate func openTyping() {
    present()
    stage.settle()
    type(on: sheet, as: "field")
    stage.begin()
  }
}
