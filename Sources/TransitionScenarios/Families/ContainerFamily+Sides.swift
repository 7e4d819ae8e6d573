import TransitionStage

extension ContainerFamily {
  /// What a container shows beside its main child.
  static let sides: [Scenario] =
    oneSide + bothSides + pulledSides + VainPull.allCases.map(openAfter)
    + VainPull.allCases.map(closeAfter) + turns + dropped

  private static let oneSide: [Scenario] = [
    scenario(
      .side, "open-and-close", title: "the side is opened and closed",
      tags: ["container-offscreen-preload"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.setOpen(false)
    },
    scenario(
      .side, "open-and-close", .unanimated,
      title: "the side is opened and closed without animation",
      tags: ["container-offscreen-preload"], needs: [.open, .unanimated]
    ) { play in
      play.open()
      play.setOpen(true, animated: false)
      play.stage.rest()
      play.setOpen(false, animated: false)
    },
    scenario(
      .side, "open-and-close", .repeated, title: "the side is opened and closed again and again",
      tags: ["container-offscreen-preload"], needs: [.open]
    ) { play in
      play.open()
      // The first time may load the side's view; from then on all rounds are equal.
      play.openAndClose()
      play.stage.repeatRounds { play.openAndClose() }
    },
    scenario(
      .side, "cover-open", title: "a container is covered and uncovered while its side is open",
      tags: ["container-covered-with-side-open"], evidence: ["FS-01", "FS-03"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.coverAndUncover()
    },
    scenario(
      .side, "replace-open", title: "the main child is replaced while the side is open",
      tags: ["container-replace-when-side-open"], needs: [.replace, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.replace(0)
      play.stage.rest()
      play.setOpen(false)
    },
    scenario(
      .side, "replace-side-open", title: "what lies beside is replaced while it is shown",
      tags: ["container-replace-when-side-open"], needs: [.replaceSide, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.replaceSide()
    },
    scenario(
      .side, "replace-side-closed", title: "what lies beside is replaced, and then shown",
      tags: ["container-replace-when-side-open"], needs: [.replaceSide, .open]
    ) { play in
      play.open()
      play.replaceSide()
      play.stage.rest()
      play.setOpen(true)
    },
    scenario(
      .side, "cover-while-opening", title: "a container is covered while its side is opened",
      tags: ["container-covered-with-side-open"], needs: [.choice, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.advance(by: 0.1)
      play.coverAndUncover()
    },
    scenario(
      .side, "close-while-opening", title: "the side is closed while it is opened",
      tags: ["container-switch-fast"], needs: [.choice, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.advance(by: 0.1)
      play.setOpen(false)
    },
  ]

  // MARK: - On a device that turns

  private static let turns: [Scenario] = [
    scenario(
      .side, "turn-while-open", title: "the device turns while the side is open",
      tags: ["container-resize"], needs: [.open]
    ) { play in
      play.openWithSide()
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      .side, "turn-upright-while-open",
      title: "a device that lies on its side is turned upright while the side is open",
      tags: ["container-resize"], needs: [.open]
    ) { play in
      play.openWithSide(on: .onItsSide)
      play.stage.resize(to: .upright)
    },
    scenario(
      .side, "turn-while-opening", title: "the device turns while the side is opened",
      tags: ["container-resize"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      .side, "turn-between", title: "the side is opened, the device turns, and the side is closed",
      tags: ["container-resize"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.setOpen(false)
    },
  ]

  // MARK: - At both sides

  private static let bothSides: [Scenario] = [
    scenario(
      .side, "open-each", title: "one side is opened and closed, and then the other one",
      tags: ["container-offscreen-preload"], needs: [.open, .secondSide]
    ) { play in
      play.open()
      for place in [0, 1] {
        play.setOpen(true, at: place)
        play.stage.rest()
        play.setOpen(false, at: place)
        play.stage.rest()
      }
    },
    scenario(
      .side, "open-other-while-open", title: "the other side is opened while one is open",
      tags: ["container-covered-with-side-open"], needs: [.choice, .open, .secondSide]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.setOpen(true, at: 1)
    },
  ]

  // MARK: - By a finger

  private static let pulledSides: [Scenario] = [
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

  private static func openAfter(_ vain: VainPull) -> Scenario {
    scenario(
      .side, vain.then("open"),
      title: "the side is pulled in \(vain.words), and then opened by code",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.open()
      play.pullSide(vain.swipe)
      play.setOpen(true)
    }
  }

  private static func closeAfter(_ vain: VainPull) -> Scenario {
    scenario(
      .side, vain.then("close"),
      title: "the side is pushed away \(vain.words), and then closed by code",
      tags: ["container-switch-cancel"], needs: [.open, .pullOpen]
    ) { play in
      play.openWithSide()
      play.pushSide(vain.swipe)
      play.setOpen(false)
    }
  }
}
