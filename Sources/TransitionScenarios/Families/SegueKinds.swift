import TransitionStage

/// Segues of the system's other kinds. What they do is a request as by code, so the facts about that
/// back them.
enum SegueKinds {
  static let all: [Scenario] =
    [SystemSegueKind.show, .showDetail, .popover].flatMap(comingAndGoing) + embedding + custom

  private static func scenario(
    _ kind: SystemSegueKind, _ action: String, _ variant: Scenario.Variant = .finished,
    title: String, evidence: [String], isInferred: Bool = false,
    script: @escaping @MainActor @Sendable (SegueKindPlay) -> Void
  ) -> Scenario {
    Scenario(
      .systemSegue(kind), action, variant, title: title, tags: ["segue-kind"],
      evidence: evidence, isInferred: isInferred, on: kind == .popover ? .tablet : .phone,
      obstacle: Obstacle.toSystem
    ) { stage in script(SegueKindPlay(stage, kind)) }
  }

  private struct Facts {
    let there: [String]
    let thereUnanimated: [String]
    let back: [String]
  }

  private static func facts(_ kind: SystemSegueKind) -> Facts {
    switch kind {
    case .show:
      Facts(
        there: ["NV-01", "NV-02", "NV-09"], thereUnanimated: ["NV-04", "NV-09"],
        back: ["NV-05", "NV-09"])
    case .showDetail:
      Facts(there: ["SH-01", "SH-03"], thereUnanimated: ["SH-01", "SH-04"], back: ["SH-02"])
    case .popover: Facts(there: ["OC-05"], thereUnanimated: ["OC-05"], back: ["OC-05"])
    case .embed: Facts(there: ["CC-05"], thereUnanimated: ["CC-05"], back: [])
    case .custom: Facts(there: ["FS-04"], thereUnanimated: ["FS-04"], back: ["FS-03"])
    }
  }

  private static func comingAndGoing(_ kind: SystemSegueKind) -> [Scenario] {
    let facts = facts(kind)
    return [
      scenario(
        kind, "perform", title: "a segue leads to another screen", evidence: facts.there
      ) { play in
        play.stage.begin()
        play.perform()
      },
      scenario(
        kind, "perform", .unanimated, title: "a segue leads to another screen without animation",
        evidence: facts.thereUnanimated
      ) { play in
        play.stage.begin()
        play.perform(animated: false)
      },
      scenario(kind, "unwind", title: "a segue leads back", evidence: facts.back) { play in
        play.perform()
        play.stage.settle()
        play.stage.begin()
        play.unwind()
      },
      scenario(
        kind, "cycle", .repeated, title: "segues lead to fresh screens and back",
        evidence: facts.there + facts.back
      ) { play in
        play.stage.begin()
        play.stage.repeatRounds { play.cycle() }
      },
    ]
  }

  private static let embedding: [Scenario] = [
    scenario(
      .embed, "perform", .unanimated, title: "a segue puts a child into a screen that is shown",
      evidence: ["CC-05"], isInferred: true
    ) { play in
      play.stage.begin()
      play.perform()
    }
  ]

  private static let custom: [Scenario] = [
    scenario(
      .custom, "perform", .unanimated, title: "a segue of the app's own presents without animation",
      evidence: facts(.custom).thereUnanimated
    ) { play in
      play.stage.begin()
      play.perform()
    },
    scenario(
      .custom, "unwind", title: "a segue leads back from where one of the app's own led",
      evidence: facts(.custom).back
    ) { play in
      play.perform()
      play.stage.settle()
      play.stage.begin()
      play.unwind()
    },
  ]
}

/// The cast of a segue of one of the system's kinds, and what the script does with it.
@MainActor final class SegueKindPlay {
  let stage: Stage
  private let kind: SystemSegueKind
  private let first = StageController(.darkContent)
  private weak var second: UIViewController?

  /// Shows the screen that the segue leads away from.
  init(_ stage: Stage, _ kind: SystemSegueKind) {
    self.stage = stage
    self.kind = kind
    if kind == .show {
      stage.show(stage.navigation("nav", [(first, "first")], hidesBar: true))
    } else {
      stage.cast(first, as: "first")
      stage.show(first)
    }
  }

  /// Leads to a fresh screen.
  func perform(animated: Bool = true) {
    let next = StageController(.lightContent)
    stage.cast(next, as: "second")
    if kind == .custom { next.modalPresentationStyle = .fullScreen }
    second = next
    if kind == .embed { first.statusBarChild = next }
    stage.performSegue(kind, "forward", from: first, to: next, animated: animated)
    if kind == .embed { stage.act { first.setNeedsStatusBarAppearanceUpdate() } }
  }

  /// Leads back.
  func unwind() {
    guard let second else { return }
    stage.unwind(from: second, to: first)
  }

  /// Leads somewhere and back, and lets the scene come to rest after each.
  func cycle() {
    perform()
    stage.rest()
    unwind()
    stage.rest()
  }
}
