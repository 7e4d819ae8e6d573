import TransitionStage

extension ContainerFamily {
  /// What lies around a container, and changes while it shows or switches its children.
  static let surroundings: [Scenario] = [
    scenario(
      .children, "turn", title: "the device turns while a container shows a child",
      tags: ["container-resize"]
    ) { play in
      play.open()
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      .children, "turn-while-selecting", title: "the device turns while a child comes",
      tags: ["container-resize"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      .children, "turn-after-selecting",
      title: "the device turns when another child has been selected",
      tags: ["container-resize"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.rest()
      play.stage.resize(to: .onItsSide)
    },
    scenario(
      .children, "turn-then-drag", .cancelled,
      title: "the device turns, and the next child is then pulled in and given up",
      tags: ["container-resize", "container-switch-cancel"], needs: [.select, .drag]
    ) { play in
      play.open()
      play.stage.resize(to: .onItsSide)
      play.stage.rest()
      play.swipe(.halfHearted)
    },
    scenario(
      .children, "turn-while-covered",
      title: "the device turns while a container is covered by a sheet",
      tags: ["container-resize", "modal-rotate-while-presented"]
    ) { play in
      play.open()
      play.coverAndUncover {
        play.stage.resize(to: .onItsSide)
        play.stage.rest()
      }
    },
    scenario(
      .children, "background-while-selecting",
      title: "the application leaves the screen and returns while a child comes",
      tags: ["background-mid-transition"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.leaveMidway()
    },
    scenario(
      .children, "background-while-selecting-then-select",
      title: "the application leaves while a child comes, and then the first is selected",
      tags: ["background-mid-transition"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.leaveMidway()
      play.stage.rest()
      play.select(0)
    },
    scenario(
      .children, "inactive-while-selecting",
      title: "something of the system's is in front of the application while a child comes",
      tags: ["inactive-mid-transition"], needs: [.select]
    ) { play in
      play.open()
      play.select(1)
      play.stage.lookAwayMidway()
    },
    scenario(
      .children, "reduced-motion",
      title: "another child is selected where the user wants less motion", tags: ["reduce-motion"],
      needs: [.select]
    ) { play in
      play.stage.setReducedMotion(true)
      play.open()
      play.select(1)
    },
    scenario(
      .children, "keyboard-up",
      title: "another child is selected while the keyboard is up, and the first again",
      tags: ["container-keyboard-up"], needs: [.select]
    ) { play in
      play.open(typing: true)
      play.select(1)
      play.stage.rest()
      play.select(0)
    },
    scenario(
      .children, "keyboard-up", .cancelled,
      title: "the next child is pulled in and given up while the keyboard is up",
      tags: ["container-keyboard-up"], needs: [.select, .drag]
    ) { play in
      play.open(typing: true)
      play.swipe(.halfHearted)
    },
    scenario(
      .children, "select-inside-another",
      title: "a child is selected in a container that is a child itself",
      tags: ["container-nested"], needs: [.select]
    ) { play in
      play.openInsideAnother()
      play.select(1)
    },
    scenario(
      .children, "cover", title: "a container is covered by a sheet and uncovered",
      tags: ["container-covered-and-uncovered"], evidence: ["FS-01", "FS-03", "CC-11"]
    ) { play in
      play.open()
      play.coverAndUncover()
    },
    scenario(
      .children, "cover-while-selecting", title: "a container is covered while a child comes",
      tags: ["container-covered-and-uncovered"], needs: [.select, .choice]
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.coverAndUncover()
    },
  ]
}
