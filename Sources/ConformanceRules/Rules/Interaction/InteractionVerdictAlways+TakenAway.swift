import AppearanceTrace

/// A finger that the system takes away, as when a call comes in: it has decided nothing.
extension InteractionVerdictAlways {
  static let takenAway = RuleClause(
    "taken-away",
    "What a finger pulls does not go through where the system takes the finger away.",
    remedy: """
      Treat the recognizer's state cancelled as a gesture that was given up, and not as one that has ended.
      """)

  /// The finger that came down last, if the system took it away and no finger is down.
  func fingerTakenAway(in hierarchy: HierarchyState) -> FingerGesture? {
    guard !hierarchy.isFingerDown, let finger = hierarchy.lastGesture,
      finger.end?.isCancelled == true
    else { return nil }
    return finger
  }

  /// The finger that the system has just taken away where something begins to go that no driver holds.
  func fingerTakenAway(
    before transition: TransitionState, in hierarchy: HierarchyState
  ) -> FingerGesture? {
    guard transition.kind == .dismiss || transition.kind == .pop, !transition.isInteractive,
      let finger = fingerTakenAway(in: hierarchy), let end = finger.end,
      !hierarchy.hasScriptActed(since: end.event)
    else { return nil }
    return finger
  }
}
