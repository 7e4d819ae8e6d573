package import TransitionStage

/// Whether taps beside what is presented get any farther.
@MainActor extension ModalTaps {
  /// Whether a finger beside what a subject presents reaches what lies behind it; none where it has no room, or presents
  /// nothing so.
  package static func reachBehind(_ subject: Subject) -> Bool? {
    let answer = Answer()
    let look = scenario(.custom, "tap-beside", title: "a finger is held beside a sheet") { play in
      play.comeUp()
      answer.isReached = play.sheet.flatMap(play.stage.isTouchedBehind)
    }
    guard look.applicability(to: subject) == .applies else { return nil }
    _ = look.run(subject)
    return answer.isReached
  }

  /// What a script finds out.
  @MainActor private final class Answer {
    var isReached: Bool?
  }
}
