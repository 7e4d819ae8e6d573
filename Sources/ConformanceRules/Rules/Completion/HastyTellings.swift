import AppearanceTrace

/// What containers have told of their children by hand, as animated and from beginning to end in one instant.
struct HastyTellings: Sendable {
  /// What was told last of each child.
  private var tellings: NameMap<Telling> = [:]

  struct Telling: Sendable {
    let child: Name
    let begin: Int
    let time: TraceTime
    var end: Int
  }

  /// Takes in that the subject begins or ends a child's change by hand.
  mutating func take(_ entry: IndexedEvent) {
    guard let child = entry.principal, entry.isBySubject else { return }
    if entry.topic == .beginAppearanceTransition {
      guard entry.call?.flag("animated") == true else { return tellings[child] = nil }
      tellings[child] = Telling(child: child, begin: entry.index, time: entry.time, end: -1)
    } else if tellings[child]?.time == entry.time {
      tellings[child]?.end = entry.index
    } else {
      tellings[child] = nil
    }
  }

  /// What was told last of a controller, or of another child of its parent, in this instant or a frame
  /// before, if the script has done nothing since.
  func last(
    about controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Telling? {
    let parent = hierarchy.objects[controller].parent
    return tellings.values.filter { telling in
      let isParty =
        telling.child == controller
        || parent != nil && hierarchy.objects[telling.child].parent == parent
      return isParty && telling.end >= 0
        && entry.time.microseconds - telling.time.microseconds <= TraceTime.frame
        && hierarchy.lastAct ?? -1 < telling.begin
    }.max { $0.end < $1.end }
  }

  mutating func forget(_ name: Name) {
    tellings[name] = nil
  }
}
