import TransitionStage

extension ContainerFamily {
  /// What a finger does with what lies beside the main child.
  static let pulledSides: [Scenario] = [
    scenario(
      .side, "drag", title: "the side is pulled in, and pushed away again",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.through)
      play.pushSide(.through)
    },
    scenario(
      .side, "drag", .resting,
      title: "the side is pulled in far, and the finger rests before it lifts",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.resting)
    },
    scenario(
      .side, "drag", .flung,
      title: "the side is flung in: the finger lifts early, while it moves fast",
      tags: ["container-switch-fast"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.flung)
    },
    scenario(
      .side, "drag", .relieved,
      title: "the side is pulled in by a finger, and on by a second one when the first lifts",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.relieved)
    },
    scenario(
      .side, "drag", .joined,
      title: "the side is pulled in by two fingers, and on by one when the other lifts",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.joined)
    },
    scenario(
      .side, "drag", .cancelled, title: "the side is pulled in, and given up",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.halfHearted)
    },
    scenario(
      .side, "drag", .interrupted,
      title: "the side is pulled in, and the system takes the touch away",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.takenAway)
    },
    scenario(
      .side, "drag", .reversed,
      title: "the side is pulled in far, and pushed back by the same finger",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.thereAndBack)
    },
    scenario(
      .side, "drag", .turnedRound,
      title: "the side is pulled in, and the finger turns round and passes where it began",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.turnedRound)
    },
    scenario(
      .side, "drag-out", .turnedRound,
      title: "the side is pushed away, and the finger turns round and passes where it began",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.openWithSide()
      play.pushSide(.turnedRound)
    },
    scenario(
      .side, "drag", .reGrabbed,
      title: "the side is pulled in and given up, and taken again on its way back",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSideAgain()
    },
    scenario(
      .side, "drag-then-close", title: "the side is pulled in, and then closed by code",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(.through)
      play.stage.rest()
      play.setOpen(false)
    },
    scenario(
      .side, "drag-out-then-open",
      title: "the side is pushed away, and then opened again by code",
      tags: ["container-switch"], needs: [.open, .pullOpen]
    ) { play in
      play.openWithSide()
      play.pushSide(.through)
      play.stage.rest()
      play.setOpen(true)
    },
    scenario(
      .side, "open-while-settling",
      title: "the side is opened again by code while it settles, pushed away",
      tags: ["container-switch-fast"], needs: [.choice, .open, .pullOpen]
    ) { play in
      play.openWithSide()
      play.pushSide(.through, settling: { play.setOpen(true) })
    },
    scenario(
      .side, "push-closed-then-open",
      title: "a finger pushes where nothing is open, and then the side is opened by code",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pushSide(.through)
      play.stage.rest()
      play.setOpen(true)
    },
  ]

  /// A side that code opens, or closes, after a finger has pulled or pushed it in vain, animated and not, or that
  /// is pulled in again.
  static func moveAfter(_ vain: VainPull) -> [Scenario] {
    [
      scenario(
        .side, vain.then("drag"),
        title: "the side is pulled in \(vain.words), and then pulled in again",
        tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
      ) { play in
        play.open()
        play.pullSide(vain.swipe)
        play.pullSide(.through)
      },
      scenario(
        .side, vain.then("open"),
        title: "the side is pulled in \(vain.words), and then opened by code",
        tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
      ) { play in
        play.open()
        play.pullSide(vain.swipe)
        play.setOpen(true)
      },
      scenario(
        .side, vain.then("close"),
        title: "the side is pushed away \(vain.words), and then closed by code",
        tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
      ) { play in
        play.openWithSide()
        play.pushSide(vain.swipe)
        play.setOpen(false)
      },
      // What a push left behind, the next animation would put right.
      scenario(
        .side, vain.then("close"), .unanimated,
        title: "the side is pushed away \(vain.words), and then closed without animation",
        tags: ["container-switch-cancel"], needs: [.open, .pullOpen, .unanimated]
      ) { play in
        play.openWithSide()
        play.pushSide(vain.swipe)
        play.setOpen(false, animated: false)
      },
    ]
  }
}
