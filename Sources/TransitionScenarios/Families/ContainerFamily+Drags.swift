import TransitionStage

extension ContainerFamily {
  /// What a finger does with the children of a container.
  static let drags: [Scenario] = [
    scenario(
      .children, "drag", title: "the next child is pulled in", tags: ["container-switch"],
      needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.through)
    },
    scenario(
      .children, "drag", .resting,
      title: "the next child is pulled in far, and the finger rests before it lifts",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.resting)
    },
    scenario(
      .children, "drag", .flung,
      title: "the next child is flung in: the finger lifts early, while it moves fast",
      tags: ["container-switch-fast"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.flung)
    },
    scenario(
      .children, "drag", .relieved,
      title:
        "the next child is pulled in by a finger, and on by a second one when the first lifts",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.relieved)
    },
    scenario(
      .children, "drag", .joined,
      title: "the next child is pulled in by two fingers, and on by one when the other lifts",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.joined)
    },
    scenario(
      .children, "drag", .cancelled, title: "the next child is pulled in, and given up",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.halfHearted)
    },
    scenario(
      .children, "drag", .interrupted,
      title: "the next child is pulled in, and the system takes the touch away",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.takenAway)
    },
    scenario(
      .children, "drag", .reversed,
      title: "the next child is pulled in far, and pushed back by the same finger",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.thereAndBack)
    },
    scenario(
      .children, "drag", .turnedRound,
      title: "the next child is pulled in, and the finger turns round and passes where it began",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.turnedRound)
    },
    scenario(
      .children, "drag", .reGrabbed,
      title: "the next child is pulled in and given up, and taken again on its way back",
      tags: ["container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipeAgain()
    },
    scenario(
      .children, "drag-at-end-then-select",
      title:
        "a finger pulls at the last child, where there is no next, and then the first is selected",
      tags: ["container-switch-cancel"], needs: [.select, .leap, .drag]
    ) { play in
      play.open()
      play.select(2)
      play.stage.rest()
      play.swipe(.through)
      play.stage.rest()
      play.select(0)
    },
    scenario(
      .children, "drag-then-select-back",
      title: "the next child is pulled in, and then the first is selected by code",
      tags: ["container-switch"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.swipe(.through)
      play.stage.rest()
      play.select(0)
    },
    scenario(
      .children, "select-while-settling",
      title: "a third child is selected while the second, pulled in, settles",
      tags: ["container-switch-fast"], needs: [.select, .leap, .drag]
    ) { play in
      play.open()
      play.swipe(.through) {
        play.select(2)
      }
    },
  ]

  /// A child that is selected after a finger has pulled it in vain, animated and not, or pulled in again.
  static func selectAfter(_ vain: VainPull) -> [Scenario] {
    [
      scenario(
        .children, vain.then("drag"),
        title: "the next child is pulled in \(vain.words), and then pulled in again",
        tags: ["container-switch-cancel"], needs: [.select, .drag]
      ) { play in
        play.open()
        play.swipe(vain.swipe)
        play.swipe(.through)
      },
      scenario(
        .children, vain.then("select"),
        title: "the next child is pulled in \(vain.words), and then selected by code",
        tags: ["container-switch-cancel"], needs: [.select, .drag]
      ) { play in
        play.open()
        play.swipe(vain.swipe)
        play.select(1)
      },
      // What a pull left behind, the next animation would put right.
      scenario(
        .children, vain.then("select"), .unanimated,
        title: "the next child is pulled in \(vain.words), and then selected without animation",
        tags: ["container-switch-cancel"], needs: [.select, .drag, .unanimated]
      ) { play in
        play.open()
        play.swipe(vain.swipe)
        play.select(1, animated: false)
      },
    ]
  }
}
