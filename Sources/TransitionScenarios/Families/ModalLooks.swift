import TransitionStage

/// The four looks that the system has for a presentation. No driver moves them: only a subject's own
/// animator can be pulled. What was observed was the usual one; that the others differ in nothing but
/// their looks is inferred.
enum ModalLooks {
  static let all: [Scenario] = Look.allCases.flatMap(scenarios)

  /// How the system moves a sheet.
  private enum Look: String, CaseIterable {
    case coverVertical = "cover-vertical"
    case flipHorizontal = "flip-horizontal"
    case crossDissolve = "cross-dissolve"
    case partialCurl = "partial-curl"

    var style: UIModalTransitionStyle {
      switch self {
      case .coverVertical: .coverVertical
      case .flipHorizontal: .flipHorizontal
      case .crossDissolve: .crossDissolve
      case .partialCurl: .partialCurl
      }
    }
  }

  private static func scenarios(_ look: Look) -> [Scenario] {
    let facts = StyleFacts(.fullScreen)
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, tag: String,
      evidence: [String], script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .modal, look.rawValue, action, variant, title: title, tags: [tag, "modal-style-matrix"],
        evidence: evidence.isEmpty ? [] : evidence + [facts.statusBar],
        isInferred: look != .coverVertical, obstacle: Obstacle.toSystem
      ) { stage in
        let play = ModalPlay(stage, .fullScreen)
        play.look = look.style
        script(play)
      }
    }
    return [
      scenario(
        "present", title: "a sheet is presented with a look of the system's",
        tag: "modal-present-finish", evidence: facts.presenting + ["CO-01", "CO-04"]
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        "dismiss", title: "a sheet is dismissed with a look of the system's",
        tag: "modal-dismiss-finish", evidence: facts.dismissing + ["CO-03", "MC-04"]
      ) { play in
        play.open()
        play.dismiss()
      },
      scenario(
        "cycle", .unanimated, title: "a sheet comes and goes, and its look does not matter",
        tag: "modal-unanimated",
        evidence: facts.presentingAtOnce + facts.dismissingAtOnce + ["CO-01", "CO-03"]
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
      scenario(
        "cycle", .repeated, title: "sheets come and go with a look of the system's",
        tag: "modal-repeat", evidence: facts.presenting + facts.dismissing + ["CO-01", "CO-03"]
      ) { play in
        play.stage.begin()
        play.stage.repeatRounds { play.cycle() }
      },
      scenario(
        "present", .reEntrant, title: "a sheet presents another one when it has appeared",
        tag: "modal-over-modal", evidence: []
      ) { play in
        play.stage.begin()
        play.presentTwo()
      },
    ]
  }
}
