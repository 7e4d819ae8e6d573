import TransitionStage

extension ContainerFamily {
  /// What becomes of a side on a device that turns.
  static let turns: [Scenario] = [
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
}
