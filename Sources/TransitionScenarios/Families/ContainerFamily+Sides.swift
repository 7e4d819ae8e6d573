import TransitionStage

extension ContainerFamily {
  /// What a container shows beside its main child.
  static let sides: [Scenario] =
    oneSide + bothSides + pulledSides + VainPull.allCases.flatMap(moveAfter) + turns + dropped

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
      .side, "replace-open-and-stay",
      title: "the main child is replaced while the side is open, and that stays open",
      tags: ["container-replace-when-side-open"], needs: [.replace, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.replace(0)
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
    scenario(
      .side, "open-while-closing", title: "the side is opened again while it is closed",
      tags: ["container-switch-fast"], needs: [.choice, .open]
    ) { play in
      play.openWithSide()
      play.setOpen(false)
      play.stage.advance(by: 0.1)
      play.setOpen(true)
    },
    scenario(
      .side, "inactive-while-opening",
      title: "something of the system's is in front of the application while the side is opened",
      tags: ["inactive-mid-transition"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.lookAwayMidway()
    },
  ]

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
}
