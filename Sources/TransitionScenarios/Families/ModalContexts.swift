import TransitionStage

/// Presentations in a context that the top of a navigation defines.
enum ModalContexts {
  static let all: [Scenario] = [ModalStyle.currentContext, .overCurrentContext].flatMap(scenarios)

  private static func scenarios(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, tag: String,
      evidence: [String], script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .modal, "\(style.rawValue)-navigation", action, variant, title: title, tags: [tag],
        evidence: evidence + ["OC-04", facts.statusBar],
        obstacle: Obstacle.to(nil, presenting: style)
      ) { stage in script(ModalPlay(stage, style, .context)) }
    }
    return [
      scenario(
        "present", title: "a sheet is presented in the place of a navigation's top",
        tag: "modal-present-finish", evidence: facts.presenting + ["CO-01"]
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        "dismiss", title: "a sheet is dismissed from the place of a navigation's top",
        tag: "modal-dismiss-finish", evidence: facts.dismissing + ["CO-03"]
      ) { play in
        play.open()
        play.dismiss()
      },
      scenario(
        "cycle", .unanimated, title: "a sheet comes in the place of a navigation's top, and goes",
        tag: "modal-unanimated",
        evidence: facts.presentingAtOnce + facts.dismissingAtOnce + ["CO-01", "CO-03"]
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
    ]
  }
}
