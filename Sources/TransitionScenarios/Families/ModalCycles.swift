import TransitionStage

/// Presentations with their dismissals: from the first baseline back to it.
enum ModalCycles {
  static let all: [Scenario] = ModalStyle.shown.flatMap(cycles)

  private static func cycles(_ style: ModalStyle) -> [Scenario] {
    let facts = StyleFacts(style)
    let evidence = facts.presenting + facts.dismissing + ["CO-01", "CO-03", facts.statusBar]
    func scenario(
      _ action: String, _ variant: Scenario.Variant = .finished, title: String, tags: [String],
      evidence: [String], asking demands: [VerbDemand] = [],
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      Scenario(
        .presentation(style), action, variant, title: title, tags: tags, evidence: evidence,
        on: style.device, obstacle: Obstacle.to(nil, presenting: style, asking: demands)
      ) { stage in script(ModalPlay(stage, style)) }
    }
    return [
      scenario(
        "cycle", title: "a sheet is presented and dismissed",
        tags: ["modal-present-finish", "modal-dismiss-finish"], evidence: evidence
      ) { play in
        play.stage.begin()
        play.cycle()
      },
      scenario(
        "cycle", .unanimated, title: "a sheet is presented and dismissed without animation",
        tags: ["modal-unanimated"],
        evidence: facts.presentingUnanimated + facts.dismissingUnanimated + ["CO-01", "CO-03"],
        asking: VerbDemand.unanimatedCycle
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
      scenario(
        "cycle-half-animated",
        title: "one direction is animated and the other is not, both ways round",
        tags: ["modal-mixed-animated"],
        evidence: facts.presenting + facts.dismissingUnanimated + facts.presentingUnanimated
          + facts.dismissing,
        asking: VerbDemand.unanimatedCycle
      ) { play in
        play.stage.begin()
        play.cycle(animatedOut: false)
        play.cycle(animatedIn: false)
      },
      scenario(
        "cycle-dismissed-at-once",
        title: "a sheet is presented with an animation, and dismissed without one",
        tags: ["modal-mixed-animated"], evidence: facts.presenting + facts.dismissingUnanimated,
        asking: [.unanimatedForm(of: .dismiss)]
      ) { play in
        play.stage.begin()
        play.cycle(animatedOut: false)
      },
      scenario(
        "cycle", .repeated, title: "fresh sheets come and go, with the same animator or delegate",
        tags: ["modal-repeat"], evidence: evidence
      ) { play in
        play.repeatRounds { play.cycle() }
      },
      scenario(
        "same-sheet", .repeated, title: "the same sheet comes and goes",
        tags: ["modal-repeat-same-controller"], evidence: evidence
      ) { play in
        play.stage.installer.isShared = true
        let sheet = play.makeSheet(style.guestName)
        play.stage.aside { sheet.loadViewIfNeeded() }
        play.stage.begin()
        play.outfit(sheet)
        play.stage.repeatRounds {
          play.stage.act { play.showAgain(sheet) }
          play.stage.rest()
          play.dismiss()
          play.stage.rest()
        }
      },
      scenario(
        "same-sheet-stays", title: "the same sheet comes and goes, and comes again to stay",
        tags: ["modal-repeat-same-controller"], evidence: evidence
      ) { play in
        play.stage.installer.isShared = true
        let sheet = play.makeSheet(style.guestName)
        play.stage.begin()
        play.outfit(sheet)
        play.stage.act { play.show(sheet) }
        play.stage.rest()
        play.dismiss()
        play.stage.rest()
        play.stage.act { play.showAgain(sheet) }
      },
    ]
  }
}
