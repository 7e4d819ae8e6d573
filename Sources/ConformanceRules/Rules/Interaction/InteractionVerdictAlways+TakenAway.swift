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

  /// Judges what begins without a driver when the system has just taken the finger away.
  mutating func judge(
    undriven transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard transition.kind == .dismiss || transition.kind == .pop, !transition.isInteractive,
      let finger = fingerTakenAway(in: hierarchy), finger.end?.event == hierarchy.lastAct
    else { return }
    convict(hierarchy.names.text(transition.name), finger, entry)
  }

  mutating func convict(_ text: String, _ finger: FingerGesture, _ entry: IndexedEvent) {
    record.convict(
      Self.takenAway, "the system took the finger away, and \(text) goes through all the same",
      [.event(finger.begin), finger.end.map { .event($0.event) }, .event(entry.index)])
  }
}
