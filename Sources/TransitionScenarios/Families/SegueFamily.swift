import TransitionStage

/// Segues of the subject's own, and the way back. What the system's segues do is a request as by code,
/// so the facts about that back them.
enum SegueFamily {
  static let all: [Scenario] = SegueStyle.allCases.flatMap(scenarios)

  private static func scenarios(_ style: SegueStyle) -> [Scenario] {
    changes(style) + surroundings(style)
  }

  private static func scenario(
    _ style: SegueStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tags: [String] = ["segue-custom"], evidence: [String],
    script: @escaping @MainActor @Sendable (SeguePlay) -> Void
  ) -> Scenario {
    Scenario(
      .segue, style.rawValue, action, variant, title: title, tags: tags, evidence: evidence,
      obstacle: Obstacle.toPerforming(style)
    ) { stage in
      if variant == .repeated { stage.rig.isShared = true }
      script(SeguePlay(stage, style))
    }
  }

  // MARK: - There and back

  private static func changes(_ style: SegueStyle) -> [Scenario] {
    [
      scenario(
        style, "perform", title: "a segue leads to another screen", evidence: style.performing
      ) { play in
        play.stage.begin()
        play.perform()
      },
      scenario(
        style, "perform", .unanimated, title: "a segue leads to another screen at once",
        evidence: style.performingAtOnce
      ) { play in
        play.stage.begin()
        play.perform(animated: false)
      },
      scenario(
        style, "unwind", title: "a segue leads back", evidence: style.unwinding
      ) { play in
        play.open()
        play.unwind()
      },
      scenario(
        style, "unwind-deep", title: "a segue leads back past two screens",
        tags: ["segue-unwind-deep"], evidence: style.unwinding
      ) { play in
        play.open(2)
        play.unwind()
      },
      scenario(
        style, "cycle", title: "a segue leads somewhere, and another leads back",
        evidence: style.performing + style.unwinding
      ) { play in
        play.stage.begin()
        play.cycle()
      },
      scenario(
        style, "cycle", .repeated, title: "segues lead to fresh screens and back",
        evidence: style.performing + style.unwinding
      ) { play in
        play.stage.begin()
        play.stage.repeatRounds { play.cycle() }
      },
    ]
  }

  // MARK: - What happens meanwhile

  private static func surroundings(_ style: SegueStyle) -> [Scenario] {
    [
      scenario(
        style, "tap-twice", title: "a button that leads on is tapped twice in a row",
        evidence: style.performing
      ) { play in
        let button = play.addButton()
        play.stage.begin()
        play.stage.tap(button, as: "button")
        play.stage.advance(by: 0.1)
        play.stage.tap(button, as: "button")
      },
      scenario(
        style, "turn-while-performing", title: "the device turns while a segue leads on",
        evidence: []
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.advance(by: 0.1)
        play.stage.resize(to: .onItsSide)
      },
      scenario(
        style, "background-while-performing",
        title: "the application leaves the screen and returns while a segue leads on",
        tags: ["segue-custom", "background-mid-transition"], evidence: []
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.advance(by: 0.1)
        play.stage.background()
        play.stage.foreground()
      },
      scenario(
        style, "animations-disabled", title: "segues lead on and back while animations are off",
        tags: ["segue-custom", "animations-disabled"], evidence: []
      ) { play in
        play.stage.begin()
        play.stage.setAnimationsEnabled(false)
        play.cycle()
        play.stage.setAnimationsEnabled(true)
      },
    ]
  }
}
