import TransitionStage

/// Presentations above presentations: over the whole screen, and in an app's own way above each other.
enum ModalChains {
  static let all: [Scenario] = finished + inHand + inOwnWay

  // MARK: - To the end

  private static let finished: [Scenario] = [
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
      cycle(play)
    },
    scenario(
      "dismiss-all", title: "of two sheets both are dismissed at once",
      tags: ["modal-chain-dismiss"], evidence: []
    ) { play in
      dismissAll(play, animated: true)
    },
    scenario(
      "dismiss-all", .unanimated,
      title: "of two sheets both are dismissed at once, without animation",
      tags: ["modal-chain-dismiss", "modal-unanimated"], evidence: []
    ) { play in
      dismissAll(play, animated: false)
    },
    scenario(
      "cycle", .repeated, title: "two sheets come one above the other, and go at once, in rounds",
      tags: ["modal-chain-dismiss", "modal-repeat"], evidence: []
    ) { play in
      play.repeatRounds {
        play.present()
        play.stage.rest()
        present(play)
        play.stage.rest()
        play.stage.act { play.host.dismiss(animated: true) {} }
        play.stage.rest()
      }
    },
    scenario(
      "dismiss-all", .reEntrant, title: "of two sheets the upper one asks to end both on arrival",
      tags: ["modal-chain-dismiss"], evidence: []
    ) { play in
      play.present()
      play.stage.begin()
      play.presentAndEnd()
    },
  ]

  // MARK: - By a finger or a driver

  private static let inHand: [Scenario] = [
    scenario(
      "dismiss-top", .cancelled, title: "of two sheets the upper one is pulled, and given up",
      tags: ["modal-over-modal", "modal-dismiss-cancel"], evidence: [], pull: .away
    ) { play in
      open(play)
      play.pullAway(to: .cancelled)
    },
    scenario(
      "dismiss-top", .interrupted,
      title: "of two sheets the upper one is pulled, and the system takes the touch",
      tags: ["modal-over-modal", "modal-gesture-system-cancel"], evidence: [], pull: .byGesture
    ) { play in
      open(play)
      play.swipe(.takenAway)
    },
    scenario(
      "dismiss-top", .reversed,
      title: "of two sheets the upper one is pulled far, and pushed back by the same finger",
      tags: ["modal-over-modal", "modal-dismiss-cancel"], evidence: [], pull: .byGesture
    ) { play in
      open(play)
      play.swipe(.thereAndBack)
    },
    scenario(
      "dismiss-top", .reGrabbed,
      title: "of two sheets the upper one is given up, and a finger pulls what it meets meanwhile",
      tags: ["modal-over-modal", "modal-dismiss-cancel-then-finish"], evidence: [],
      complaints: ["D5"], pull: .byGesture
    ) { play in
      open(play)
      play.pullAwayTwice(to: .finished)
    },
  ]

  // MARK: - In an app's own way

  /// What an app presents in its own way presents in that way, too: each sheet has a delegate, and what those share.
  private static let inOwnWay: [Scenario] = [
    inOwnWay(
      "pile-cycle", title: "two sheets come one above the other, and go one after the other",
      tags: ["modal-over-modal"]
    ) { play in
      play.stage.begin()
      cycle(play)
    },
    inOwnWay(
      "pile-and-back", title: "a second sheet comes above the first, and goes again",
      tags: ["modal-over-modal"]
    ) { play in
      // What the first one looks like alone is what it has to look like in the end.
      play.open()
      play.pileAndUnpile()
    },
    inOwnWay(
      "pile-dismiss-top", .cancelled, title: "of two sheets the upper one is pulled, and given up",
      tags: ["modal-over-modal", "modal-dismiss-cancel"], pull: .away
    ) { play in
      open(play)
      play.pullAway(to: .cancelled)
    },
  ]

  private static func inOwnWay(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    pull: Pull? = nil, script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    let facts = StyleFacts(.custom)
    return Scenario(
      .presentation(.custom), action, variant, title: title, tags: tags,
      evidence: facts.presenting + facts.dismissing, isInferred: true, isPulled: pull != nil,
      obstacle: Obstacle.to(pull, presenting: .custom)
    ) { stage in script(ModalPlay(stage, .custom)) }
  }

  private static func scenario(
    _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
    evidence: [String], complaints: [String] = [], pull: Pull? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentationAboveAnother, action, variant, title: title, tags: tags, evidence: evidence,
      isPulled: pull != nil, complaints: complaints,
      obstacle: Obstacle.to(pull, presenting: .fullScreen)
    ) { stage in script(ModalPlay(stage, .fullScreen)) }
  }

  @MainActor private static func open(_ play: ModalPlay) {
    play.present()
    play.stage.rest()
    present(play)
    play.stage.begin()
  }

  @MainActor private static func cycle(_ play: ModalPlay) {
    play.present()
    play.stage.rest()
    let lower = play.sheet
    present(play)
    play.stage.rest()
    play.dismiss()
    play.stage.rest()
    play.stage.act {
      if let lower { play.stage.dismiss(lower, animated: true) {} }
    }
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
