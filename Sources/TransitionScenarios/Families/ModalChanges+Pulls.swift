import TransitionStage

/// Presentations and dismissals that a finger or a driver pulls to their ends.
extension ModalChanges {
  var driven: [Scenario] {
    [
      scenario(
        "flick", title: "a finger flicks over a sheet before anything can begin",
        tags: ["modal-fast-flick"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.flick)
      },
      scenario(
        "dismiss", .interrupted, title: "a sheet is pulled away, and the system takes the touch",
        tags: ["modal-gesture-system-cancel"], evidence: ["SH-08", "LY-04"], isInferred: true,
        pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.takenAway)
      },
      scenario(
        "drag-in", title: "a sheet is pulled in", tags: ["modal-present-finish"],
        evidence: facts.presenting + ["NI-01", "CU-10"], isInferred: true, pull: .inward
      ) { play in
        play.stage.begin()
        play.pullIn(to: .finished)
      },
      pulledIn(
        .resting, .resting,
        title: "a sheet is pulled far in, and the finger rests before it lifts"),
      pulledIn(
        .flung, .flung,
        title: "a sheet is flung in: the finger lifts early, while it moves fast"),
      pulledIn(
        .relieved, .relieved,
        title: "a sheet is pulled in by a finger, and on by a second one when the first lifts"),
      pulledIn(
        .joined, .joined,
        title: "a sheet is pulled in by two fingers, and on by one when the other lifts"),
      scenario(
        "drag-out", title: "a sheet is pulled away", tags: ["modal-dismiss-finish"],
        evidence: facts.dismissing + ["NI-01", "CU-11"], isInferred: true, pull: .away
      ) { play in
        play.open()
        play.pullAway(to: .finished)
      },
      scenario(
        "drag-out", .resting,
        title: "a sheet is pulled far away, and the finger rests before it lifts",
        tags: ["modal-dismiss-finish"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.resting)
      },
      scenario(
        "drag-out", .flung,
        title: "a sheet is flung away: the finger lifts early, while it moves fast",
        tags: ["modal-fast-flick"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.flung)
      },
      scenario(
        "drag-out", .relieved,
        title: "a sheet is pulled away by a finger, and on by a second one when the first lifts",
        tags: ["modal-dismiss-finish"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.relieved)
      },
      scenario(
        "drag-out", .joined,
        title: "a sheet is pulled away by two fingers, and on by one when the other lifts",
        tags: ["modal-dismiss-finish"], evidence: [], pull: .byGesture
      ) { play in
        play.open()
        play.swipe(.joined)
      },
      scenario(
        "drag-in-and-out", .repeated,
        title: "sheets are pulled in and away, with the same animator or delegate",
        tags: ["modal-present-finish", "modal-dismiss-finish", "modal-repeat"],
        evidence: facts.presenting + facts.dismissing + ["NI-01", "CU-10", "CU-11"],
        isInferred: true, pull: .bothWays
      ) { play in
        play.repeatRounds {
          play.pullIn(to: .finished)
          play.pullAway(to: .finished)
        }
      },
      scenario(
        "tap-with-driver", title: "a sheet is closed by a button while a driver is at hand",
        tags: ["modal-tap-dismiss-with-driver"], evidence: facts.dismissing + ["CU-11"]
      ) { play in
        play.open()
        play.dismissBesideDriver()
      },
    ]
  }

  private func pulledIn(
    _ variant: Scenario.Variant, _ swipe: Stage.Swipe, title: String
  ) -> Scenario {
    scenario(
      "drag-in", variant, title: title, tags: ["modal-present-finish"], evidence: [],
      pull: .byEntrance
    ) { play in
      play.stage.begin()
      play.swipeIn(swipe)
    }
  }
}
