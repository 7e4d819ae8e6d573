import AppearanceTrace

/// Since when somebody may have tried in vain to take away what is presented: by any finger that does not tap, or by a
/// dismissal that was given up.
struct VainAttempt: Sendable {
  static let topics: [Topic] = [.end, .gestureBegan]

  /// The first event of the first attempt; none where there was none.
  private(set) var begin: Int?

  /// Takes in one of its topics.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    let attempt: Int?
    if entry.topic == .end {
      attempt = entry.principal.flatMap(hierarchy.beginOfDismissalGivenUp)
    } else {
      attempt = FingerGesture.Way(entry.call)?.kind == "tap" ? nil : entry.index
    }
    begin = [begin, attempt].compactMap { $0 }.min()
  }
}

extension HierarchyState {
  /// Where a transition began, if that is a dismissal which has ended without taking anything away.
  fileprivate func beginOfDismissalGivenUp(_ name: Name) -> Int? {
    transitions[name].flatMap {
      $0.kind == .dismiss && $0.end?.outcome == .cancelled ? $0.begin : nil
    }
  }
}
