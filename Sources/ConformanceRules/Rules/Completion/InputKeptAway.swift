import AppearanceTrace

/// Where the subject keeps fingers away, and the last end of a transition that it does so beyond.
struct InputKeptAway: Sendable {
  /// Where the subject made each view deaf; none for one that hears.
  private var switches: NameMap<Int> = [:]
  /// The transition that ended last.
  private var last: (transition: Name, event: Int, time: TraceTime)?

  /// A view that was still deaf when a transition was over.
  struct Overdue {
    let transition: Name
    let deafened: Int
    let end: Int
  }

  /// Takes the end of a transition.
  mutating func end(_ transition: Name, _ entry: IndexedEvent) {
    last = (transition, entry.index, entry.time)
  }

  /// Takes a view whose input the subject switches, and tells of the animated transition that was over more
  /// than a frame of the screen before, if the view was made deaf for it, holds what stayed, nothing runs, and the script has done nothing
  /// since.
  mutating func take(
    _ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Overdue? {
    guard entry.isBySubject, entry.property?.isDefault == true else {
      switches[view] = entry.isBySubject ? entry.index : nil
      return nil
    }
    guard let deafened = switches.removeValue(forKey: view), let last, deafened < last.event,
      entry.time.microseconds - last.time.microseconds > TraceTime.frame,
      hierarchy.open.isEmpty, hierarchy.lastAct ?? -1 < last.event,
      let transition = hierarchy.transitions[last.transition], transition.isAnimated,
      deafened > transition.occasion ?? transition.begin,
      let stayed = transition.survivor.flatMap({ hierarchy.names.rootView(of: $0) }),
      hierarchy.isView(stayed, inside: view)
    else { return nil }
    return Overdue(transition: last.transition, deafened: deafened, end: last.event)
  }

  mutating func forget(_ name: Name) {
    switches[name] = nil
    if last?.transition == name { last = nil }
  }
}
