import TransitionStage

/// Selections while the application leaves the screen, without animations, or where the user wants less
/// motion.
enum TabEnvironment {
  static let all: [Scenario] = [
    scenario(
      "background-while-selecting",
      title: "the application leaves the screen and returns while a tab comes",
      tag: "background-mid-transition"
    ) { play in
      play.select(1)
      play.stage.leaveMidway()
    },
    scenario(
      "inactive-while-selecting",
      title: "something of the system's is in front of the application while a tab comes",
      tag: "inactive-mid-transition"
    ) { play in
      play.select(1)
      play.stage.lookAwayMidway()
    },
    scenario(
      "turn-while-selecting", title: "the device turns while a tab comes",
      tag: "tab-rotate-mid-transition"
    ) { play in
      play.select(1)
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      "turn-then-drag", .cancelled,
      title: "the device turns, and the next tab is then pulled in and given up",
      tag: "tab-rotate-between", pull: .away
    ) { play in
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.pull(to: .cancelled)
    },
    scenario(
      "reduced-motion", title: "a tab is selected where the user wants less motion",
      tag: "reduce-motion"
    ) { play in
      play.stage.setReducedMotion(true)
      play.cycle()
    },
    scenario(
      "reduced-motion-taps",
      title: "a tab is tapped, and then the first again, where the user wants less motion",
      tag: "reduce-motion"
    ) { play in
      play.stage.setReducedMotion(true)
      play.tapThereAndBack()
    },
    scenario(
      "background-then-tap",
      title: "a tab is tapped, the application leaves and returns, and the first tab is tapped",
      tag: "tab-select"
    ) { play in
      play.tapThereAndBack { stage in
        stage.background()
        stage.foreground()
      }
    },
    scenario(
      "inactive-then-tap",
      title: "a tab is tapped, something of the system's comes and goes, and the first is tapped",
      tag: "tab-select"
    ) { play in
      play.tapThereAndBack { stage in
        stage.resignActive()
        stage.becomeActive()
      }
    },
    scenario(
      "animations-disabled", title: "a tab is selected while animations are switched off",
      tag: "animations-disabled"
    ) { play in
      play.stage.setAnimationsEnabled(false)
      play.cycle()
      play.stage.setAnimationsEnabled(true)
    },
    scenario(
      "animations-disabled-taps",
      title: "a tab is tapped, and then the first again, while animations are switched off",
      tag: "animations-disabled"
    ) { play in
      play.stage.setAnimationsEnabled(false)
      play.tapThereAndBack()
      play.stage.setAnimationsEnabled(true)
    },
    scenario(
      "keyboard-up", title: "another tab is selected while the keyboard is up, and the first again",
      tag: "tab-keyboard-up", prepare: { $0.type() }
    ) { play in
      play.cycle()
    },
    scenario(
      "keyboard-up", .cancelled,
      title: "the next tab is pulled in and given up while the keyboard is up",
      tag: "tab-keyboard-up", pull: .away, prepare: { $0.type() }
    ) { play in
      play.pull(to: .cancelled)
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tag: String,
    pull: Pull? = nil, prepare: @escaping @MainActor @Sendable (TabPlay) -> Void = { _ in },
    script: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), action, variant, title: title, tags: [tag], evidence: [],
      isInferred: true, obstacle: Obstacle.toSelecting(pull)
    ) { stage in
      let play = TabPlay(stage, .screens)
      play.open(prepare: prepare)
      script(play)
    }
  }
}

extension TabPlay {
  /// Taps the second tab and then the first.
  ///
  /// - Parameter meanwhile: is done between the taps, at rest.
  fileprivate func tapThereAndBack(_ meanwhile: (Stage) -> Void = { _ in }) {
    tap(1)
    stage.rest()
    meanwhile(stage)
    tap(0)
    stage.rest()
  }
}
