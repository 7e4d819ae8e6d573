import TransitionStage

/// Presentations in a context that the top of a navigation defines.
enum ModalContexts {
  static let all: [Scenario] = [ModalStyle.currentContext, .overCurrentContext].flatMap(scenarios)

  private static func scenarios(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, tag: String,
      evidence: [String], isInferred: Bool = false, asking demands: [VerbDemand] = [],
      in setting: ModalPlay.Setting = .context,
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style, in: .navigation), action, variant, title: title, tags: [tag],
        evidence: evidence + ["OC-04", facts.statusBar], isInferred: isInferred,
        obstacle: Obstacle.to(nil, presenting: style, asking: demands)
      ) { stage in script(ModalPlay(stage, style, setting)) }
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
        evidence: facts.presentingUnanimated + facts.dismissingUnanimated + ["CO-01", "CO-03"],
        asking: VerbDemand.unanimatedCycle
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
      scenario(
        "bar-shrinks-while-presented",
        title: "the status bar grows, a sheet comes below it, and the bar shrinks again",
        tag: "modal-thick-status-bar", evidence: [], isInferred: true, in: .contextBelowBar
      ) { play in
        play.stage.begin()
        play.stage.setStatusBarHeight(67)
        play.stage.rest()
        play.present()
        play.stage.rest()
        play.stage.setStatusBarHeight(47)
        play.stage.rest()
        play.dismiss()
      },
    ]
  }
}
