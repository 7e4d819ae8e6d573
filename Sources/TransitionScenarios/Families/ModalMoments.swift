import TransitionStage

/// Presentations of the system's that callbacks ask for, or that fingers take hold of again.
enum ModalMoments {
  static let all: [Scenario] = swiped + cycled + ModalStyle.allCases.map(presentingTwo)

  private static let swiped: [Scenario] =
    [ModalStyle.pageSheet, .formSheet, .automatic].flatMap(swipes)

  private static let cycled: [Scenario] =
    [ModalStyle.formSheet, .automatic, .currentContext, .overCurrentContext].map(cycling)

  private static func scenario(
    _ style: ModalStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tag: String, evidence: [String], isInferred: Bool = true,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .modal, style.rawValue, action, variant, title: title, tags: [tag], evidence: evidence,
      isInferred: isInferred, obstacle: Obstacle.toSystem
    ) { stage in script(ModalPlay(stage, style)) }
  }

  private static func cycling(_ style: ModalStyle) -> Scenario {
    let facts = StyleFacts(style)
    return scenario(
      style, "cycle", .repeated, title: "sheets come and go", tag: "modal-repeat",
      evidence: facts.presenting + facts.dismissing + ["CO-01", "CO-03", facts.statusBar],
      isInferred: false
    ) { play in
      play.stage.begin()
      play.stage.repeatRounds { play.cycle() }
    }
  }

  private static func presentingTwo(_ style: ModalStyle) -> Scenario {
    scenario(
      style, "present", .reEntrant, title: "a sheet presents another one when it has appeared",
      tag: "modal-over-modal", evidence: []
    ) { play in
      play.stage.begin()
      play.presentTwo()
    }
  }

  // MARK: - The system's own swipe

  private static func swipes(_ style: ModalStyle) -> [Scenario] {
    let tag = "modal-system-swipe"
    let plain = [
      scenario(
        style, "system-swipe", title: "a sheet is swiped away by the system's own gesture",
        tag: tag, evidence: ["SH-02", "SH-09"]
      ) { play in
        play.open()
        play.stage.swipeSheet(.through, over: { play.sheet })
      },
      scenario(
        style, "system-swipe", .cancelled,
        title: "a sheet is pulled by the system's own gesture, and given up", tag: tag,
        evidence: ["SH-08"]
      ) { play in
        play.open()
        play.stage.swipeSheet(.halfHearted, over: { play.sheet })
      },
    ]
    let more = [
      scenario(
        style, "system-swipe", .interrupted,
        title: "a sheet is pulled by the system's own gesture, and the system takes the touch",
        tag: tag, evidence: ["SH-08"]
      ) { play in
        play.open()
        play.stage.swipeSheet(.takenAway, over: { play.sheet })
      },
      scenario(
        style, "system-swipe", .reversed,
        title: "a sheet is pulled far by the system's own gesture, and pushed back", tag: tag,
        evidence: ["SH-08"]
      ) { play in
        play.open()
        play.stage.swipeSheet(.thereAndBack, over: { play.sheet })
      },
      scenario(
        style, "system-swipe", .reGrabbed,
        title: "a sheet is given up by the system's own gesture, and taken again on its way back",
        tag: tag, evidence: []
      ) { play in
        play.open()
        play.stage.swipeSheetAgain { play.sheet }
      },
    ]
    return style == .pageSheet ? more : plain + more
  }
}
