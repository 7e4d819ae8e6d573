import TransitionStage

extension TabChanges {
  /// Taps that come after a change of another kind.
  ///
  /// UIKit asks about each tap, and tells of those alone that selected: a delegate that counts changes by what
  /// it is told of taps loses count where code or a finger selects, or a tap selects what is selected already.
  var taps: [Scenario] {
    [
      scenario(
        "select-then-tap", title: "a tab is selected by code, and then another one by a tap",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { play in
        play.select(1)
        play.stage.rest()
        play.tap(2)
      },
      scenario(
        "select-then-tap-back",
        title: "a tab is selected by code, and then the first again by a tap",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { play in
        play.select(1)
        play.stage.rest()
        play.tap(0)
      },
      scenario(
        "tap-twice-then-tap-back",
        title: "a tab is tapped, and tapped again where it is selected, and then the first is",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { play in
        for index in [1, 1, 0] {
          play.tap(index)
          play.stage.rest()
        }
      },
      scenario(
        "drag-then-tap-back", title: "the next tab is pulled in, and then the first one tapped",
        tags: ["tab-swipe-finish", "tab-select"], evidence: ["TB-01", "TB-05", "TB-06"],
        pull: .away
      ) { play in
        play.pull(to: .finished)
        play.stage.rest()
        play.tap(0)
      },
      scenario(
        "tap-leave-then-tap",
        title: "a tab is tapped, the first again selected by code, and the tab tapped once more",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { play in
        play.tap(1)
        play.stage.rest()
        play.select(0)
        play.stage.rest()
        play.tap(1)
      },
      scenario(
        "tap-far-then-tap-back",
        title: "the tab after the next is tapped, and then the first again",
        tags: ["tab-select"], evidence: ["TB-01", "TB-02", "TB-05"]
      ) { play in
        for index in [2, 0] {
          play.tap(index)
          play.stage.rest()
        }
      },
    ]
  }

  /// What a tap on the selected tab shows where that holds a stack.
  var deepened: [Scenario] {
    [
      scenario(
        "deepen-then-tap-same",
        title: "a screen is pushed in a tab that was tapped, and the tab is tapped again",
        tags: ["tab-select"], evidence: ["TB-05"], isInferred: true
      ) { play in
        play.tap(1)
        play.deepenAndTap(1)
      },
      scenario(
        "select-deepen-then-tap-same",
        title: "a screen is pushed in a tab that code has selected, and the tab is tapped",
        tags: ["tab-select"], evidence: ["TB-05"], isInferred: true
      ) { play in
        play.select(1)
        play.deepenAndTap(1)
      },
    ]
  }
}

extension TabPlay {
  fileprivate func deepenAndTap(_ index: Int) {
    stage.rest()
    deepen(index)
    stage.rest()
    tap(index)
  }
}
