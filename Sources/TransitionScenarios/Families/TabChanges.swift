import TransitionStage

/// One selection of a tab, in every way in which it can go.
struct TabChanges {
  private let setting: TabsSetting

  init(_ setting: TabsSetting) {
    self.setting = setting
  }

  var scenarios: [Scenario] {
    finished + taps + unanimated + cancelled + VainPull.allCases.flatMap(after) + rounds
      + (setting == .stacks ? deepened : [])
  }

  func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String], isInferred: Bool = false, pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    let setting = setting
    return Scenario(
      .tabs(setting), action, variant, title: title, tags: tags,
      evidence: evidence + ["SB-03"], isInferred: isInferred,
      obstacle: variant == .unanimated
        ? Obstacle.toSelectingUnanimated : Obstacle.toSelecting(pull, in: setting)
    ) { stage in
      if variant == .repeated { stage.installer.isShared = true }
      let play = TabPlay(stage, setting, isInstalled: variant != .unanimated)
      play.open()
      script(play)
    }
  }

  // MARK: - To the end

  private var finished: [Scenario] {
    [
      scenario(
        "select", title: "a tab is selected by code", tags: ["tab-select"],
        evidence: ["TB-01", "TB-02", "CO-05"]
      ) { $0.select(1) },
      scenario(
        "tap", title: "a tab is selected by a tap", tags: ["tab-select"],
        evidence: ["TB-01", "TB-02", "TB-05"]
      ) { $0.tap(1) },
      scenario(
        "cycle", title: "a tab is selected, and then the first again", tags: ["tab-select"],
        evidence: ["TB-01", "TB-02", "NE-d"]
      ) { $0.cycle() },
      scenario(
        "select-one-by-one", title: "one tab after another is selected, and then the first again",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "NE-d"]
      ) { play in
        for index in [1, 2, 0] {
          play.select(index)
          play.stage.rest()
        }
      },
      scenario(
        "drag", title: "the next tab is pulled in", tags: ["tab-swipe-finish"],
        evidence: ["TB-01", "TB-06"], pull: .away
      ) { $0.pull(to: .finished) },
      scenario(
        "drag", .resting,
        title: "the next tab is pulled in far, and the finger rests before it lifts",
        tags: ["tab-swipe-finish"], evidence: [], pull: .byGesture
      ) { $0.swipe(.resting) },
      scenario(
        "drag", .flung,
        title: "the next tab is flung in: the finger lifts early, while it moves fast",
        tags: ["tab-swipe-finish"], evidence: [], pull: .byGesture
      ) { $0.swipe(.flung) },
      scenario(
        "drag", .relieved,
        title: "the next tab is pulled in by a finger, and on by a second one when the first lifts",
        tags: ["tab-swipe-finish"], evidence: [], pull: .byGesture
      ) { $0.swipe(.relieved) },
      scenario(
        "drag", .joined,
        title: "the next tab is pulled in by two fingers, and on by one when the other lifts",
        tags: ["tab-swipe-finish"], evidence: [], pull: .byGesture
      ) { $0.swipe(.joined) },
    ]
  }

  private var unanimated: [Scenario] {
    [
      scenario(
        "select", .unanimated, title: "a tab is selected by code, and nobody animates",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "CO-05"]
      ) { $0.select(1) },
      scenario(
        "tap", .unanimated, title: "a tab is selected by a tap, and nobody animates",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { $0.tap(1) },
      scenario(
        "cycle", .unanimated,
        title: "a tab is selected, and then the first again, without animation",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "NE-d"]
      ) { $0.cycle() },
    ]
  }

  // MARK: - Given up

  private var cancelled: [Scenario] {
    [
      scenario(
        "drag", .cancelled, title: "the next tab is pulled in, and given up",
        tags: ["tab-swipe-cancel"], evidence: ["TB-06", "NI-02", "LY-04"], pull: .away
      ) { $0.pull(to: .cancelled) },
      scenario(
        "drag", .interrupted, title: "the next tab is pulled in, and the system takes the touch",
        tags: ["tab-swipe-cancel"], evidence: ["TB-06", "NI-02"], isInferred: true,
        pull: .byGesture
      ) { $0.swipe(.takenAway) },
      scenario(
        "drag", .reversed, title: "the next tab is pulled in far, and pushed back",
        tags: ["tab-swipe-cancel"], evidence: ["TB-06", "NI-02"], isInferred: true,
        pull: .byGesture
      ) { $0.swipe(.thereAndBack) },
      scenario(
        "drag", .turnedRound,
        title: "the next tab is pulled in, and the finger turns round and passes where it began",
        tags: ["tab-swipe-cancel"], evidence: ["TB-06", "NI-02"], isInferred: true,
        pull: .byGesture
      ) { $0.swipe(.turnedRound) },
      scenario(
        "drag", .reGrabbed,
        title: "the next tab is pulled in and given up, and taken again on its way back",
        tags: ["tab-swipe-cancel"], evidence: [], pull: .byGesture
      ) { $0.swipeAgain() },
      scenario(
        "flick", title: "a finger flicks before anything can begin", tags: ["tab-swipe-cancel"],
        evidence: [], pull: .byGesture
      ) { $0.swipe(.flick) },
      scenario(
        "drag-at-end-then-tap",
        title: "a finger pulls at the last tab, where there is no next, and then another is tapped",
        tags: ["tab-select"], evidence: ["TB-01", "TB-05"], isInferred: true, pull: .byGesture
      ) { play in
        play.select(2)
        play.stage.rest()
        play.swipe(.through)
        play.stage.rest()
        play.tap(0)
      },
    ]
  }

  private func after(_ vain: VainPull) -> [Scenario] {
    [
      scenario(
        vain.then("tap"), title: "the next tab is pulled in \(vain.words), and then tapped",
        tags: ["tab-swipe-cancel", "tab-select"], evidence: ["TB-06", "TB-01", "TB-05"],
        isInferred: vain == .takenAway, pull: vain.pull
      ) { play in
        play.pull(vain)
        play.tap(1)
      },
      scenario(
        vain.then("select"),
        title: "the next tab is pulled in \(vain.words), and then selected by code",
        tags: ["tab-swipe-cancel", "tab-select"], evidence: ["TB-06", "TB-01"],
        isInferred: vain == .takenAway, pull: vain.pull
      ) { play in
        play.pull(vain)
        play.select(1)
      },
      scenario(
        vain.then("drag"),
        title: "the next tab is pulled in \(vain.words), and then pulled in again",
        tags: ["tab-swipe-cancel", "tab-swipe-finish"], evidence: ["TB-06", "TB-01"],
        isInferred: true, pull: .byGesture
      ) { play in
        play.pull(vain)
        play.swipe(.through)
      },
    ]
  }

  // MARK: - Again

  private var rounds: [Scenario] {
    [
      scenario(
        "cycle", .repeated,
        title: "two tabs are selected in turn, by the same animator or delegate",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02"]
      ) { play in
        play.cycle()
        play.stage.repeatRounds { play.cycle() }
      }
    ]
  }
}
