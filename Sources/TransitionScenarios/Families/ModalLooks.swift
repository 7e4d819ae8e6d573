import TransitionStage

/// Every style of presentation under every look of the system's.
///
/// What was observed was the usual look; that the others differ in nothing but what is seen is
/// inferred, and so is that a look does not matter where an animator of the app's own moves. Where
/// UIKit does not have a combination, the scenarios show what it does to who asks for it.
enum ModalLooks {
  static let all: [Scenario] = LookedStyle.all.flatMap(scenarios)

  private static func scenarios(_ look: LookedStyle) -> [Scenario] {
    if look.raises != nil { return refusals(look) }
    if look.look == .coverVertical, look.style != .fullScreen { return [] }
    let swipes = look.style.isSheet ? SheetSwipes(look).scenarios : []
    return finished(look) + rounds(look) + pulled(look) + swipes
  }

  private static func scenario(
    _ look: LookedStyle, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tag: String, evidence: [String], asking demands: [VerbDemand] = [], pull: Pull? = nil,
    obstacle: (@Sendable (Subject) -> String?)? = nil,
    script: @escaping @MainActor @Sendable (ModalPlay) -> Void
  ) -> Scenario {
    Scenario(
      .presentation(look.style, look: look.look), action, variant, title: title,
      tags: [tag, "modal-style-matrix"],
      evidence: evidence, isInferred: look.look != .coverVertical || pull != nil,
      isPulled: pull != nil, raises: look.raises,
      likeness: look.likeness(action, variant), on: look.style.device,
      obstacle: obstacle.map(demands.or)
        ?? Obstacle.to(pull, presenting: look, asking: demands)
    ) { stage in
      let play = ModalPlay(stage, look.style)
      play.look = look.look.style
      script(play)
    }
  }

  // MARK: - To the end

  private static func finished(_ look: LookedStyle) -> [Scenario] {
    let facts = StyleFacts(look.style)
    return [
      scenario(
        look, "present", title: "a sheet is presented with a look of the system's",
        tag: "modal-present-finish",
        evidence: facts.presenting + ["CO-01", "CO-04", facts.statusBar]
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        look, "dismiss", title: "a sheet is dismissed with a look of the system's",
        tag: "modal-dismiss-finish",
        evidence: facts.dismissing + ["CO-03", "MC-04", facts.statusBar]
      ) { play in
        play.open()
        play.dismiss()
      },
    ]
  }

  private static func rounds(_ look: LookedStyle) -> [Scenario] {
    let facts = StyleFacts(look.style)
    return [
      scenario(
        look, "cycle", .unanimated, title: "a sheet comes and goes, and its look does not matter",
        tag: "modal-unanimated",
        evidence: facts.presentingUnanimated + facts.dismissingUnanimated
          + ["CO-01", "CO-03", facts.statusBar],
        asking: VerbDemand.unanimatedCycle
      ) { play in
        play.stage.begin()
        play.cycle(animatedIn: false, animatedOut: false)
      },
      scenario(
        look, "cycle", .repeated, title: "sheets come and go with a look of the system's",
        tag: "modal-repeat",
        evidence: facts.presenting + facts.dismissing + ["CO-01", "CO-03", facts.statusBar]
      ) { play in
        play.repeatRounds { play.cycle() }
      },
      scenario(
        look, "present", .reEntrant, title: "a sheet presents another one when it has appeared",
        tag: "modal-over-modal", evidence: [], obstacle: Obstacle.toAnimating
      ) { play in
        play.stage.begin()
        play.presentTwo()
      },
    ]
  }

  // MARK: - By a finger or a driver

  private static func pulled(_ look: LookedStyle) -> [Scenario] {
    func pulling(
      _ action: String, _ variant: Scenario.Variant, title: String, tag: String, by pull: Pull,
      script: @escaping @MainActor @Sendable (ModalPlay) -> Void
    ) -> Scenario {
      scenario(
        look, action, variant, title: title, tag: tag, evidence: [], pull: pull, script: script)
    }
    return [
      pulling(
        "present", .cancelled, title: "a sheet with a look of its own is pulled in, and given up",
        tag: "modal-present-cancel", by: .inward
      ) { play in
        play.stage.begin()
        play.pullIn(to: .cancelled)
      },
      pulling(
        "dismiss", .cancelled, title: "a sheet with a look of its own is pulled away, and given up",
        tag: "modal-dismiss-cancel", by: .away
      ) { play in
        play.open()
        play.pullAway(to: .cancelled)
      },
      pulling(
        "dismiss", .interrupted,
        title: "a sheet with a look of its own is pulled away, and the system takes the touch",
        tag: "modal-gesture-system-cancel", by: .byGesture
      ) { play in
        play.open()
        play.swipe(.takenAway)
      },
      pulling(
        "dismiss", .reversed,
        title: "a sheet with a look of its own is pulled far, and pushed back by the same finger",
        tag: "modal-dismiss-cancel", by: .byGesture
      ) { play in
        play.open()
        play.swipe(.thereAndBack)
      },
      pulling(
        "dismiss", .reGrabbed,
        title: "a sheet with a look of its own is given up, and taken again before it is back",
        tag: "modal-dismiss-cancel-then-finish", by: .byGesture
      ) { play in
        play.open()
        play.pullAwayTwice(to: .finished)
      },
    ]
  }

  // MARK: - What UIKit does not have

  private static func refusals(_ look: LookedStyle) -> [Scenario] {
    [
      scenario(
        look, "present", title: "what is asked for is no way to present, and ends the process",
        tag: "modal-style-matrix", evidence: look.evidence, obstacle: Obstacle.toAnimating
      ) { play in
        play.stage.begin()
        play.present()
      },
      scenario(
        look, "present", .unanimated,
        title: "what is asked for without animation is no way to present, and ends the process",
        tag: "modal-unanimated", evidence: look.evidence,
        asking: [.unanimatedForm(of: .present)], obstacle: Obstacle.toAnimating
      ) { play in
        play.stage.begin()
        play.present(animated: false)
      },
    ]
  }
}

extension LookedStyle {
  /// The scenario of the style alone in which the same happens, but for what is seen; none where the
  /// style alone is shown and this look is not, or nothing else is refused in the same way.
  func likeness(_ action: String, _ variant: Scenario.Variant) -> String? {
    guard raises == nil || (style == .nameless && id != style.rawValue) else { return nil }
    let suffix = variant == .finished ? "" : "~\(variant.rawValue)"
    return "modal/\(style.rawValue)/\(action)\(suffix)"
  }
}
