import TransitionStage

extension ContainerFamily {
  /// What a container shows beside its main child.
  static let sides: [Scenario] = [
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
      tags: ["container-offscreen-preload"], needs: [.open]
    ) { play in
      play.open()
      play.setOpen(true, animated: false)
      play.stage.rest()
      play.setOpen(false, animated: false)
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
      tags: ["container-replace-when-side-open"], needs: [.replace, .open]
    ) { play in
      play.open()
      play.setOpen(true)
      play.stage.rest()
      play.replaceSide()
    },
    scenario(
      .side, "replace-side-closed", title: "what lies beside is replaced, and then shown",
      tags: ["container-replace-when-side-open"], needs: [.replace, .open]
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
  ]
}
