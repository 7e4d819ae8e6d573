import TransitionStage

/// Presentations while the world around them changes: the device turns, the status bar grows, the
/// application leaves the screen, animations are off, or somebody has the screen read aloud.
enum ModalEnvironment {
  static let all: [Scenario] =
    [ModalStyle.fullScreen, .custom].flatMap(scenarios)
    + [.pageSheet, .formSheet, .custom].flatMap(escapes)

  private static func scenario(
    _ style: ModalStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tag: String, pull: Pull? = nil, script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(style), action, variant, title: title, tags: [tag], evidence: [],
      isInferred: true, isPulled: pull != nil, obstacle: Obstacle.to(pull, presenting: style)
    ) { stage in script(ModalPlay(stage, style)) }
  }

  private static func scenarios(_ style: ModalStyle) -> [Scenario] {
    [
      scenario(
        style, "turn-while-presented", title: "the device turns while a sheet is up",
        tag: "modal-rotate-while-presented"
      ) { play in
        play.open()
        play.stage.resize(to: .onItsSide)
        play.stage.rest()
        play.dismiss()
      },
      scenario(
        style, "turn-and-stay", title: "a sheet comes, and the device turns while it stays",
        tag: "modal-rotate-while-presented"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.rest()
        play.stage.resize(to: .onItsSide)
      },
      scenario(
        style, "turn-while-presenting", title: "the device turns while a sheet comes",
        tag: "modal-rotate-mid-transition"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.advance(by: 0.1)
        play.stage.resize(to: .onItsSide)
      },
      scenario(
        style, "turn-while-pulled", .interrupted,
        title: "the device turns while a finger pulls a sheet, and the system takes the touch",
        tag: "modal-rotate-while-presented", pull: .byGesture
      ) { play in
        play.open()
        play.turnWhilePulled()
      },
      scenario(
        style, "turn-then-dismiss", .cancelled,
        title: "the device turns while a sheet is up, which is then pulled away and given up",
        tag: "modal-rotate-while-presented", pull: .away
      ) { play in
        play.open()
        play.stage.resize(to: .onItsSide)
        play.stage.rest()
        play.pullAway(to: .cancelled)
      },
      scenario(
        style, "taller-status-bar", title: "the status bar grows while a sheet is up",
        tag: "modal-thick-status-bar"
      ) { play in
        play.open()
        play.stage.setStatusBarHeight(67)
        play.stage.rest()
        play.dismiss()
      },
      scenario(
        style, "background-while-presenting",
        title: "the application leaves the screen and returns while a sheet comes",
        tag: "background-mid-transition"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.leaveMidway()
      },
      scenario(
        style, "background-while-dismissing",
        title: "the application leaves the screen and returns while a sheet goes",
        tag: "background-mid-transition"
      ) { play in
        play.open()
        play.dismiss()
        play.stage.leaveMidway()
      },
      scenario(
        style, "inactive-while-presenting",
        title: "something of the system's is in front of the application while a sheet comes",
        tag: "inactive-mid-transition"
      ) { play in
        play.stage.begin()
        play.present()
        play.stage.lookAwayMidway()
      },
      scenario(
        style, "inactive-while-dismissing",
        title: "something of the system's is in front of the application while a sheet goes",
        tag: "inactive-mid-transition"
      ) { play in
        play.open()
        play.dismiss()
        play.stage.lookAwayMidway()
      },
      scenario(
        style, "reduced-motion", title: "a sheet comes and goes where the user wants less motion",
        tag: "reduce-motion"
      ) { play in
        play.stage.setReducedMotion(true)
        play.stage.begin()
        play.cycle()
      },
      scenario(
        style, "animations-disabled",
        title: "a sheet comes and goes while animations are switched off",
        tag: "animations-disabled"
      ) { play in
        play.stage.begin()
        play.stage.setAnimationsEnabled(false)
        play.cycle()
        play.stage.setAnimationsEnabled(true)
      },
      scenario(
        style, "read-aloud", title: "a sheet comes while the screen is read aloud",
        tag: "voiceover-on"
      ) { play in
        play.stage.setAssistance(true)
        play.stage.begin()
        play.present()
      },
    ]
  }

  /// (General knowledge of the system's sheets; no fact backs it.)
  private static func escapes(_ style: ModalStyle) -> [Scenario] {
    func scenario(
      _ action: String, title: String, pull: Pull? = nil,
      before: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), action, title: title, tags: ["voiceover-on"], evidence: [],
        isInferred: true, isPulled: pull != nil, obstacle: Obstacle.toEscaping(style, pull)
      ) { stage in
        let play = ModalPlay(stage, style)
        stage.setAssistance(true)
        stage.begin()
        play.present()
        stage.rest()
        before(play)
        stage.performEscape()
      }
    }
    return [
      scenario("escape", title: "the escape gesture takes a sheet away") { _ in },
      scenario(
        "turn-then-escape", title: "the device turns, and the escape gesture takes a sheet away"
      ) { play in
        play.stage.resize(to: .onItsSide)
        play.stage.rest()
      },
      scenario(
        "cancel-then-escape",
        title: "a sheet is pulled and given up, and the escape gesture takes it away", pull: .away
      ) { play in
        play.pullAway(to: .cancelled)
      },
    ]
  }
}
