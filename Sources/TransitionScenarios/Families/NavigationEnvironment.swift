import TransitionStage

/// Changes of the stack with unusual bars or screens, on a device that turns, while the application
/// leaves the screen, without animations, or where the user wants less motion.
enum NavigationEnvironment {
  static let all: [Scenario] = [
    scenario(
      "turn-between", title: "the device turns between a push and a pop",
      tags: ["nav-rotate-between"]
    ) { play in
      play.push()
      play.stage.rest()
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.pop()
    },
    scenario(
      "turn-while-pushing", title: "the device turns while a screen comes",
      tags: ["nav-rotate-mid-transition"]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      "turn-while-popping", title: "the device turns while the top goes",
      tags: ["nav-rotate-mid-transition"], prepare: { $0.pile() }
    ) { play in
      play.pop()
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      "turn-then-pop", .cancelled,
      title: "the device turns, and the top is then pulled away and given up",
      tags: ["nav-rotate-between", "nav-pop-cancel"], pull: .away, prepare: { $0.pile() }
    ) { play in
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.pullBack(to: .cancelled)
    },
    scenario(
      "opaque-bar", title: "screens are pushed and popped below a bar that nothing shines through",
      tags: ["nav-bar-opaque"], prepare: { $0.nav.navigationBar.isTranslucent = false }
    ) { play in
      play.cycle()
    },
    scenario(
      "toolbar", title: "screens are pushed that hide the bar at the bottom, and popped",
      tags: ["nav-bottom-bar"], prepare: showToolbar
    ) { play in
      play.cycle()
    },
    scenario(
      "toolbar", .cancelled,
      title: "a pop of a screen that hides the bar at the bottom is given up",
      tags: ["nav-bottom-bar", "nav-pop-cancel"], pull: .away,
      prepare: { play in
        showToolbar(play)
        play.pile()
      }
    ) { play in
      play.pullBack(to: .cancelled)
    },
    scenario(
      "background-while-pushing",
      title: "the application leaves the screen and returns while a screen comes",
      tags: ["background-mid-transition"]
    ) { play in
      play.push()
      play.stage.leaveMidway()
    },
    scenario(
      "background-while-popping",
      title: "the application leaves the screen and returns while the top goes",
      tags: ["background-mid-transition"], prepare: { $0.pile() }
    ) { play in
      play.pop()
      play.stage.leaveMidway()
    },
    scenario(
      "inactive-while-pushing",
      title: "something of the system's is in front of the application while a screen comes",
      tags: ["inactive-mid-transition"]
    ) { play in
      play.push()
      play.stage.lookAwayMidway()
    },
    scenario(
      "inactive-while-popping",
      title: "something of the system's is in front of the application while the top goes",
      tags: ["inactive-mid-transition"], prepare: { $0.pile() }
    ) { play in
      play.pop()
      play.stage.lookAwayMidway()
    },
    scenario(
      "reduced-motion",
      title: "a screen is pushed and popped where the user wants less motion",
      tags: ["reduce-motion"], prepare: { $0.stage.setReducedMotion(true) }
    ) { play in
      play.cycle()
    },
    scenario(
      "animations-disabled",
      title: "a screen is pushed and popped while animations are switched off",
      tags: ["animations-disabled"]
    ) { play in
      play.stage.setAnimationsEnabled(false)
      play.cycle()
      play.stage.setAnimationsEnabled(true)
    },
    scenario(
      "bar-hidden-on-one", title: "a screen that hides the bar at the top is pushed and popped",
      tags: ["nav-bar-hidden-on-one"], prepare: { $0.hideBarOnSecond() }
    ) { play in
      play.cycle()
    },
    scenario(
      "bar-hidden-on-one", .cancelled,
      title: "a pop of a screen that hides the bar at the top is given up",
      tags: ["nav-bar-hidden-on-one", "nav-pop-cancel"], pull: .away,
      prepare: { play in
        play.hideBarOnSecond()
        play.pile()
      }
    ) { play in
      play.pullBack(to: .cancelled)
    },
    scenario(
      "keyboard-above", .cancelled,
      title: "the top is pulled away and given up while its keyboard is up",
      tags: ["nav-keyboard-up"], pull: .away, prepare: pileTyping
    ) { play in
      play.pullBack(to: .cancelled)
    },
    scenario(
      "keyboard-above", title: "the top is popped while its keyboard is up",
      tags: ["nav-keyboard-up"], prepare: pileTyping
    ) { play in
      play.pop()
    },
    scenario(
      "keyboard-above-pulled", title: "the top is pulled away while its keyboard is up",
      tags: ["nav-keyboard-up"], pull: .away, prepare: pileTyping
    ) { play in
      play.pullBack(to: .finished)
    },
    scenario(
      "keyboard-below", title: "a screen comes and goes while the keyboard is up below it",
      tags: ["nav-keyboard-up"], prepare: { $0.type() }
    ) { play in
      play.cycle()
    },
    scenario(
      "keyboard-while-pushing", title: "the keyboard comes up while a screen comes",
      tags: ["nav-keyboard-up"]
    ) { play in
      play.push()
      play.stage.advance(by: 0.1)
      play.type()
    },
    scenario(
      "keyboard-below", .cancelled,
      title: "a screen is pulled in and given up while the keyboard is up below it",
      tags: ["nav-keyboard-up"], pull: .inward, prepare: { $0.type() }
    ) { play in
      play.stage.pull(to: .cancelled) { play.push() }
    },
  ]

  @MainActor private static func showToolbar(_ play: NavigationPlay) {
    play.nav.setToolbarHidden(false, animated: false)
  }

  @MainActor private static func pileTyping(_ play: NavigationPlay) {
    play.pile()
    play.stage.settle()
    play.type()
  }

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String] = [], pull: Pull? = nil,
    prepare: @escaping @MainActor @Sendable (NavigationPlay) -> Void = { _ in },
    script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    Scenario(
      .navigation(.bar), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: true, obstacle: Obstacle.toNavigating(pull)
    ) { stage in
      let play = NavigationPlay(stage, .bar, depth: 1)
      prepare(play)
      stage.settle()
      stage.begin()
      script(play)
    }
  }
}
