import TransitionStage

/// Containers of the subject's own.
///
/// The reference is a plain container of the stage's. It has no part where a container is free to
/// choose: whether it refuses what is asked for meanwhile, puts it off, or breaks off what runs.
enum ContainerFamily {
  static let all: [Scenario] = children + drags + surroundings + sides

  /// What a container offers.
  enum Offer {
    case select, replace, open, drag, adopt
    case replaceAndOpen
  }

  static func scenario(
    _ style: String, _ action: String, _ variant: Scenario.Variant = .finished, title: String,
    tags: [String], evidence: [String] = [], offer: Offer = .select, isFree: Bool = false,
    script: @escaping @MainActor @Sendable (ContainerPlay) -> Void
  ) -> Scenario {
    Scenario(
      .container, style, action, variant, title: title, tags: tags, evidence: evidence,
      isInferred: true,
      obstacle: { subject in
        isFree && subject.kind == .system
          ? "how it takes that is each container's own choice" : obstacle(to: offer, of: subject)
      }
    ) { stage in
      guard let play = ContainerPlay(stage, needsSide: style == "side") else { return }
      script(play)
    }
  }

  private static func obstacle(to offer: Offer, of subject: Subject) -> String? {
    if subject.kind == .system { return obstacleToReference(offer) }
    guard case .container(let plan) = subject.plan else { return "it is no container" }
    return switch offer {
    case .select: nil
    case .replace: plan.replace == nil ? "it replaces no children" : nil
    case .open: plan.open == nil || plan.close == nil ? "it has no side" : nil
    case .drag: plan.drag == nil ? "no finger moves it" : nil
    case .adopt: plan.adopt == nil ? "it takes no animator" : nil
    case .replaceAndOpen: obstacle(to: .replace, of: subject) ?? obstacle(to: .open, of: subject)
    }
  }

  private static func obstacleToReference(_ offer: Offer) -> String? {
    switch offer {
    case .select, .replace, .open, .replaceAndOpen: nil
    case .drag: "no finger moves it"
    case .adopt: "it takes no animator"
    }
  }

  // MARK: - Its children

  private static let children: [Scenario] = [
    scenario(
      "children", "show", title: "a container is shown with its first child",
      tags: ["container-initial-child", "container-offscreen-preload"],
      evidence: ["CC-05", "CC-10"]
    ) { play in
      play.stage.begin()
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      "children", "select-unseen", title: "a child is selected before the container is shown",
      tags: ["container-set-before-visible"], evidence: ["CC-10"]
    ) { play in
      play.stage.begin()
      play.select(1, animated: false)
      play.stage.act { play.stage.show(play.container) }
    },
    scenario(
      "children", "select", title: "another child is selected", tags: ["container-switch"],
      evidence: ["CC-03", "CC-13"]
    ) { play in
      play.open()
      play.select(1)
    },
    scenario(
      "children", "select", .unanimated, title: "another child is selected at once",
      tags: ["container-switch"], evidence: ["CC-03"]
    ) { play in
      play.open()
      play.select(1, animated: false)
    },
    scenario(
      "children", "select", .repeated, title: "two children are selected in turn",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"]
    ) { play in
      play.open()
      play.select(1)
      play.stage.rest()
      play.stage.repeatRounds {
        for index in [0, 1] {
          play.select(index)
          play.stage.rest()
        }
      }
    },
    scenario(
      "children", "select-one-by-one",
      title: "one child after another is selected, and then the first again",
      tags: ["container-switch"], evidence: ["CC-03", "CC-13"]
    ) { play in
      play.open()
      for index in [1, 2, 0] {
        play.select(index)
        play.stage.rest()
      }
    },
    scenario(
      "children", "select-while-selecting",
      title: "a third child is selected while the second comes",
      tags: ["container-switch-fast"], isFree: true
    ) { play in
      play.open()
      play.select(1)
      play.stage.advance(by: 0.1)
      play.select(2)
    },
    scenario(
      "children", "select-same", title: "the selected child is selected",
      tags: ["container-same-child"]
    ) { play in
      play.open()
      play.select(0)
    },
    scenario(
      "children", "replace", title: "the selected child is replaced", tags: ["container-switch"],
      evidence: ["CC-03"], offer: .replace
    ) { play in
      play.open()
      play.replace(0)
    },
  ]

  // MARK: - By a finger, and by an animator of the app's

  private static let drags: [Scenario] = [
    scenario(
      "children", "drag", title: "the next child is pulled in", tags: ["container-switch"],
      offer: .drag
    ) { play in
      play.open()
      play.swipe(.through)
    },
    scenario(
      "children", "drag", .cancelled, title: "the next child is pulled in, and given up",
      tags: ["container-switch-cancel"], offer: .drag
    ) { play in
      play.open()
      play.swipe(.halfHearted)
    },
    scenario(
      "children", "drag", .interrupted,
      title: "the next child is pulled in, and the system takes the touch away",
      tags: ["container-switch-cancel"], offer: .drag
    ) { play in
      play.open()
      play.swipe(.takenAway)
    },
    scenario(
      "children", "drag", .reversed,
      title: "the next child is pulled in far, and pushed back by the same finger",
      tags: ["container-switch-cancel"], offer: .drag
    ) { play in
      play.open()
      play.swipe(.thereAndBack)
    },
    scenario(
      "children", "drag", .reGrabbed,
      title: "the next child is pulled in and given up, and taken again on its way back",
      tags: ["container-switch-cancel"], offer: .drag
    ) { play in
      play.open()
      play.swipeAgain()
    },
    scenario(
      "children", "cancel-then-select",
      title: "the next child is pulled in and given up, and then selected by code",
      tags: ["container-switch-cancel"], offer: .drag
    ) { play in
      play.open()
      play.swipe(.halfHearted)
      play.select(1)
    },
    scenario(
      "children", "select-while-settling",
      title: "a third child is selected while the second, pulled in, settles",
      tags: ["container-switch-fast"], offer: .drag
    ) { play in
      play.open()
      play.swipe(.through) {
        play.select(2)
      }
    },
    scenario(
      "children", "select-by-animator",
      title: "another child is selected, by an animator of the app's",
      tags: ["container-switch"], offer: .adopt
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
    },
    scenario(
      "children", "cycle-by-animator",
      title: "another child is selected, and then the first again, by an animator of the app's",
      tags: ["container-switch"], offer: .adopt
    ) { play in
      play.adoptAnimator()
      play.open()
      play.select(1)
      play.stage.rest()
      play.select(0)
    },
  ]
}
