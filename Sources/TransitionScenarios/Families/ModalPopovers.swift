import TransitionStage

/// What only popovers do: they go when somebody taps beside them, and become sheets on a phone.
enum ModalPopovers {
  static let all: [Scenario] = [
    scenario(
      "tap-beside", title: "a tap beside a popover dismisses it", tag: "modal-dismiss-finish",
      evidence: ["OC-05"]
    ) { play in
      play.open()
      play.tapBeside()
    },
    scenario(
      "adapt", title: "a popover is presented on a phone, where it becomes a sheet",
      tag: "modal-present-finish", evidence: ["OC-06", "SH-01"], on: .phone
    ) { play in
      play.stage.begin()
      play.present()
    },
    scenario(
      "cover", title: "a popover presents a sheet that covers the screen, which is dismissed",
      tag: "modal-over-modal", evidence: ["OC-05", "FS-01", "FS-03"]
    ) { play in
      play.open()
      play.cover()
      play.stage.rest()
      play.dismiss()
    },
    scenario(
      "cover-and-end", title: "a popover that a sheet covers is dismissed with it",
      tag: "modal-chain-dismiss", evidence: ["OC-05"]
    ) { play in
      play.open()
      play.cover()
      play.stage.rest()
      play.stage.act { play.host.dismiss(animated: true) {} }
    },
  ]

  private static func scenario(
    _ action: String, title: String, tag: String, evidence: [String],
    on device: StageDevice = .tablet, script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(.popover), action, title: title, tags: [tag, "modal-style-matrix"],
      evidence: evidence, isInferred: true, on: device, obstacle: Obstacle.toSystem
    ) { stage in script(ModalPlay(stage, .popover)) }
  }
}
