import TransitionStage

/// One change of a navigation's stack, in every way in which it can go.
struct NavigationChanges {
  private let setting: NavigationSetting
  private let statusBar = "SB-02"

  init(_ setting: NavigationSetting) {
    self.setting = setting
  }

  var scenarios: [Scenario] {
    finished + unanimated + cancelled + VainPull.allCases.flatMap(after) + rounds
  }

  private func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, depth: Int, title: String,
    tags: [String], evidence: [String], isInferred: Bool = false, asking demands: [VerbDemand] = [],
    pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (NavigationPlay) -> Void
  ) -> Scenario {
    let setting = setting
    return Scenario(
      .navigation(setting), action, variant, title: title,
      tags: setting == .inTabs ? tags + ["nav-bottom-bar"] : tags,
      evidence: evidence + [statusBar], isInferred: isInferred,
      obstacle: Obstacle.toNavigating(pull, asking: demands)
    ) { stage in
      let play = NavigationPlay(stage, setting, depth: depth)
      if variant == .repeated { stage.installer.isShared = true }
      stage.begin()
      script(play)
    }
  }

  // MARK: - To the end

  private var finished: [Scenario] {
    [
      scenario(
        "push", depth: 1, title: "a screen is pushed", tags: ["nav-push"],
        evidence: ["NV-01", "NV-02", "NV-03", "NV-09", "ND-02"]
      ) { $0.push() },
      scenario(
        "pop", depth: 2, title: "the top is popped", tags: ["nav-pop"],
        evidence: ["NV-05", "NV-09", "ST-09"]
      ) { $0.pop() },
      scenario(
        "pop-to-root", depth: 3, title: "all but the root are popped", tags: ["nav-pop"],
        evidence: ["NV-05", "NV-09"]
      ) { play in
        play.stage.act { play.nav.popToRootViewController(animated: true) }
      },
      scenario(
        "set-stack", depth: 1, title: "the stack is replaced", tags: ["nav-push"],
        evidence: ["NV-10"], isInferred: true
      ) { play in
        play.stage.act { play.nav.setViewControllers([play.makeScreen()], animated: true) }
      },
      scenario(
        "drag-out", depth: 2, title: "the top is pulled away", tags: ["nav-pop"],
        evidence: ["NI-01", "NV-05"], pull: .away
      ) { play in
        play.pullBack(to: .finished)
      },
      scenario(
        "cycle", depth: 1, title: "a screen is pushed and popped", tags: ["nav-push", "nav-pop"],
        evidence: ["NV-01", "NV-05", "NV-09"]
      ) { $0.cycle() },
    ]
  }

  private var unanimated: [Scenario] {
    [
      scenario(
        "push", .unanimated, depth: 1, title: "a screen is pushed without animation",
        tags: ["nav-push"],
        evidence: ["NV-04", "NV-09"], asking: [.unanimatedForm(of: .push)]
      ) { $0.push(animated: false) },
      scenario(
        "pop", .unanimated, depth: 2, title: "the top is popped without animation",
        tags: ["nav-pop"],
        evidence: ["NV-05", "NV-09"], asking: [.unanimatedForm(of: .pop)]
      ) { $0.pop(animated: false) },
      scenario(
        "pop-to-root", .unanimated, depth: 3,
        title: "all but the root are popped without animation",
        tags: ["nav-pop"], evidence: ["NV-05", "NV-09"]
      ) { play in
        play.stage.act { play.nav.popToRootViewController(animated: false) }
      },
      scenario(
        "set-stack", .unanimated, depth: 1, title: "the stack is replaced without animation",
        tags: ["nav-push"], evidence: ["NV-10"], isInferred: true
      ) { play in
        play.stage.act { play.nav.setViewControllers([play.makeScreen()], animated: false) }
      },
      scenario(
        "cycle-half-animated", depth: 1,
        title: "one direction is animated and the other is not, both ways round",
        tags: ["nav-push", "nav-pop"], evidence: ["NV-01", "NV-04", "NV-05"],
        asking: [.unanimatedForm(of: .push), .unanimatedForm(of: .pop)]
      ) { play in
        play.cycle(animatedOut: false)
        play.cycle(animatedIn: false)
      },
    ]
  }

  // MARK: - Cancelled

  private var cancelled: [Scenario] {
    [
      scenario(
        "pop", .cancelled, depth: 2, title: "the top is pulled away, and given up",
        tags: ["nav-pop-cancel"], evidence: ["NI-02", "NI-05", "NI-07", "LY-04"], pull: .away
      ) { play in
        play.pullBack(to: .cancelled)
      },
      scenario(
        "push", .cancelled, depth: 1, title: "a screen is pulled in, and given up",
        tags: ["nav-push"], evidence: ["NI-02", "BE-14"], isInferred: true, pull: .inward
      ) { play in
        play.stage.pull(to: .cancelled) { play.push() }
      },
      scenario(
        "set-stack", .cancelled, depth: 1, title: "the stack is replaced by pulling, and given up",
        tags: ["nav-set-stack-cancel"], evidence: ["NI-02"], isInferred: true, pull: .restacking
      ) { play in
        play.pullStack(to: .cancelled)
      },
      scenario(
        "flick", depth: 2, title: "a finger flicks from the edge before anything can begin",
        tags: ["nav-pop-fast-flick"], evidence: [], pull: .byGesture
      ) { play in
        play.swipe(.flick)
      },
      scenario(
        "pop", .interrupted, depth: 2,
        title: "the top is pulled away, and the system takes the touch",
        tags: ["nav-pop-cancel"], evidence: ["NI-02"], isInferred: true, pull: .byGesture
      ) { play in
        play.swipe(.takenAway)
      },
    ]
  }

  private func after(_ vain: VainPull) -> [Scenario] {
    [
      scenario(
        vain.then("pop"), depth: 2,
        title: "the top is pulled away \(vain.words), and then popped by the back button",
        tags: ["nav-pop-cancel-then-pop"], evidence: ["NI-02", "NV-05"],
        isInferred: vain == .takenAway, pull: vain.pull
      ) { play in
        play.pullBack(vain)
        play.pop()
      },
      // What a pull left behind, the next animation would put right.
      scenario(
        vain.then("pop"), .unanimated, depth: 2,
        title: "the top is pulled away \(vain.words), and then popped without animation",
        tags: ["nav-pop-cancel-then-pop"], evidence: ["NI-02", "NV-05"],
        isInferred: vain == .takenAway, asking: [.unanimatedForm(of: .pop)], pull: vain.pull
      ) { play in
        play.pullBack(vain)
        play.pop(animated: false)
      },
      scenario(
        vain.then("push"), depth: 2,
        title: "the top is pulled away \(vain.words), and then another screen is pushed",
        tags: ["nav-pop-cancel", "nav-push"], evidence: ["NI-02", "NV-01"],
        isInferred: vain == .takenAway, pull: vain.pull
      ) { play in
        play.pullBack(vain)
        play.push()
      },
    ]
  }

  // MARK: - Again

  private var rounds: [Scenario] {
    [
      scenario(
        "cycle", .repeated, depth: 1,
        title: "fresh screens come and go, with the same animator or delegate",
        tags: ["nav-push", "nav-pop"], evidence: ["NV-01", "NV-05", "NV-09"]
      ) { play in
        play.stage.repeatRounds { play.cycle() }
      }
    ]
  }
}
