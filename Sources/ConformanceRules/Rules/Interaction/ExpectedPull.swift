/// A finger that is expected to begin a transition as the one before it did.
struct ExpectedPull: Sendable {
  /// The transition that the one before has driven and given up, and its verdict.
  let transition: Name
  let verdict: Int
  let finger: Int
  /// How far it has to go.
  private let distance: Double
  /// Where it has gone as far, and left.
  private(set) var end: Int?

  /// Takes a finger that comes down where another one has driven a transition and given up; none where
  /// nothing is expected of it.
  init?(after pull: DrivenPull, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let course = pull.course, pull.isAlong(FingerGesture.Way(entry.call)),
      hierarchy.open.isEmpty, !hierarchy.isFingerDown,
      let transition = hierarchy.transitions[pull.transition],
      let verdict = transition.verdict,
      transition.end?.outcome == .cancelled
        ? hierarchy.lastGesture?.begin == pull.finger : hierarchy.isTakenBack(transition),
      hierarchy.lastActByNoFinger ?? -1 < transition.begin
    else { return nil }
    self.transition = transition.name
    self.verdict = verdict.event
    finger = entry.index
    distance = course.onset
  }

  /// Takes a finger that goes.
  mutating func leave(_ finger: FingerGesture, _ entry: IndexedEvent) {
    guard self.finger == finger.begin else { return }
    let isFar = finger.distance.map { $0 >= distance } ?? false
    end = finger.isAlone && isFar && entry.topic == .gestureEnded ? entry.index : nil
  }
}

extension HierarchyState {
  /// Whether a presentation that finished was followed by its dismissal and by nothing else, so that all
  /// is as it was before it.
  fileprivate func isTakenBack(_ presentation: TransitionState) -> Bool {
    guard presentation.kind == .present, presentation.end?.outcome == .finished,
      let last = lastEnded.flatMap({ transitions[$0] }), last.kind == .dismiss,
      last.end?.outcome == .finished, let presenter = presentation.presenter
    else { return false }
    return last.presenter == presenter && last.from == presentation.to
      && presentations[presenter] == nil
  }
}
