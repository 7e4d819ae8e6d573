import TransitionStage

/// Selections that overlap with one another or with a presentation, and one of what is selected already.
enum TabOverlaps {
  static let all: [Scenario] = [
    scenario(
      "tap-while-settling", title: "the third tab is tapped while the second, pulled in, settles",
      tags: ["tab-tap-during-swipe"], pull: .away
    ) { play in
      play.pullAndTap(to: .finished)
    },
    scenario(
      "tap-while-cancelling",
      title: "the third tab is tapped while the second, given up, goes back",
      tags: ["tab-tap-during-swipe", "tab-swipe-cancel"], pull: .away
    ) { play in
      play.pullAndTap(to: .cancelled)
    },
    scenario(
      "tap-while-cancelling-then-tap",
      title: "the third tab is tapped while the second, given up, goes back, and then the second",
      tags: ["tab-tap-during-swipe", "tab-swipe-cancel"], pull: .away
    ) { play in
      play.pullAndTap(to: .cancelled)
      play.stage.rest()
      play.tap(1)
    },
    scenario(
      "tap-while-selecting",
      title: "a tab is tapped, another one while it comes, and the first when nothing moves",
      tags: ["tab-rapid-select"]
    ) { play in
      play.tap(1)
      play.stage.advance(by: 0.1)
      play.tap(2)
      play.stage.rest()
      play.tap(0)
    },
    scenario(
      "select-in-one-turn", title: "three tabs are selected in one turn", tags: ["tab-rapid-select"]
    ) { play in
      for index in [1, 2, 0] { play.select(index) }
    },
    scenario(
      "select-while-selecting", title: "a tab is selected again and again while one comes",
      tags: ["tab-rapid-select"]
    ) { play in
      for index in [1, 2, 0, 1] {
        play.select(index)
        play.stage.advance(by: 0.05)
      }
    },
    scenario(
      "select-in-one-turn", .unanimated,
      title: "three tabs are selected in one turn, without animation",
      tags: ["tab-rapid-select"]
    ) { play in
      for index in [1, 2, 0] { play.select(index) }
    },
    scenario("select-same", title: "the selected tab is selected", tags: ["tab-select"]) { play in
      play.select(0)
      play.tap(0)
    },
    scenario(
      "cover", title: "the tabs are covered and uncovered after a selection", tags: ["tab-select"],
      evidence: ["FS-01", "FS-03", "TB-04"]
    ) { play in
      play.select(1)
      play.stage.rest()
      play.coverAndUncover()
    },
    scenario(
      "cover-while-selecting", title: "the tabs are covered while another one comes",
      tags: ["tab-select"]
    ) { play in
      play.select(1)
      play.stage.advance(by: 0.1)
      play.coverAndUncover()
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String] = [], pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (TabPlay) -> Void
  ) -> Scenario {
    Scenario(
      .tabs(.screens), action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: true,
      obstacle: variant == .unanimated
        ? Obstacle.toSelectingUnanimated : Obstacle.toSelecting(pull)
    ) { stage in
      let play = TabPlay(stage, .screens, isInstalled: variant != .unanimated)
      play.open()
      script(play)
    }
  }
}

extension TabPlay {
  /// Pulls the second tab in, and taps the third before what hardly moved is back.
  fileprivate func pullAndTap(to end: PullEnd) {
    pull(to: end) {
      stage.advance(by: 0.02)
      tap(2)
    }
  }
}
