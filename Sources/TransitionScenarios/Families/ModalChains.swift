import TransitionStage

/// Presentations above presentations.
enum ModalChains {
  static let all: [Scenario] = [
    scenario(
      "present", title: "a second sheet is presented above the first", tags: ["modal-over-modal"],
      evidence: ["FS-01", "CO-01"]
    ) { play in
      play.open()
      present(play)
    },
    scenario(
      "dismiss-top", title: "of two sheets the upper one is dismissed", tags: ["modal-over-modal"],
      evidence: ["FS-03", "MC-01"]
    ) { play in
      play.present()
      play.stage.rest()
      present(play)
      play.stage.begin()
      play.dismiss()
    },
    scenario(
      "cycle", title: "two sheets come one above the other, and go one after the other",
      tags: ["modal-over-modal"], evidence: ["FS-01", "FS-03", "MC-01", "MC-04"]
    ) { play in
      play.stage.begin()
      play.present()
      play.stage.rest()
      let lower = play.sheet
      present(play)
      play.stage.rest()
      play.dismiss()
      play.stage.rest()
      play.stage.act { lower?.dismiss(animated: true) {} }
    },
    scenario(
      "dismiss-all", title: "of two sheets both are dismissed at once",
      tags: ["modal-chain-dismiss"], evidence: []
    ) { play in
      dismissAll(play, animated: true)
    },
    scenario(
      "dismiss-all", .unanimated, title: "of two sheets both are dismissed at once, unanimated",
      tags: ["modal-chain-dismiss", "modal-unanimated"], evidence: []
    ) { play in
      dismissAll(play, animated: false)
    },
  ]

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String], script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .modal, "over-modal", action, variant, title: title, tags: tags, evidence: evidence,
      obstacle: Obstacle.to(nil, presenting: .fullScreen)
    ) { stage in script(ModalPlay(stage, .fullScreen)) }
  }

  @MainActor private static func present(_ play: ModalPlay) {
    play.present(over: play.sheet, as: "top")
  }

  @MainActor private static func dismissAll(_ play: ModalPlay, animated: Bool) {
    play.present()
    play.stage.rest()
    present(play)
    play.stage.begin()
    play.stage.act { play.host.dismiss(animated: animated) {} }
  }
}
