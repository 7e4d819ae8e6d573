import AppearanceTrace

/// What code asks of containers, where a finger was on them just before: what the finger came to nothing of, and
/// what leads back from where it has led.
struct RequestsAfterPulls: Sendable {
  private var containers: NameMap<Standing> = [:]
  /// The last request of code that has to show, after a finger.
  private(set) var due: Due?

  /// A request that has to show, and the finger before it.
  struct Due: Sendable {
    let container: Name
    let finger: Int
    let request: Int
  }

  /// What was asked of a container, and which finger has been on it since.
  fileprivate struct Standing: Sendable {
    /// The place that was selected last, before any finger; containers begin with the first. None where
    /// something else was asked for after a finger.
    var selected: String? = "0"
    /// Whether a side was opened last, and not closed; none where neither was asked for, or something else
    /// after a finger.
    var isOpen: Bool?
    /// The fingers that have come down since the last request.
    var fingers = 0
    /// Where the last of them came down on a container at rest.
    var pull: Pull?
  }

  fileprivate struct Pull: Sendable {
    let begin: Int
    let shown: Set<Name>
  }

  /// Takes in that a finger comes down on a controller.
  mutating func take(finger entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let container = entry.principal else { return }
    let shown = hierarchy.childrenAtRest(in: container)
    containers[container, default: Standing()].fingers += 1
    containers[container]?.pull = shown.map { Pull(begin: entry.index, shown: $0) }
  }

  /// Takes in that the script asks a container for something.
  ///
  /// - Returns: Whether a finger was on the container before that, when all was at rest.
  mutating func take(request entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    due = nil
    guard entry.mark == .script, let name = entry.principal else { return false }
    var standing = containers[name] ?? Standing()
    if let pull = standing.pull, standing.fingers == 1, !hierarchy.isFingerDown,
      hierarchy.lastActByNoFinger ?? -1 < pull.begin,
      let shown = hierarchy.childrenAtRest(in: name),
      shown == pull.shown
        ? standing.hasToShow(entry, beside: shown)
        : standing.leadsBack(entry, to: pull.shown, from: shown)
    {
      due = Due(container: name, finger: pull.begin, request: entry.index)
    }
    let isAfterPull = standing.pull != nil
    standing.take(entry)
    containers[name] = standing
    return isAfterPull
  }

  mutating func forget(_ name: Name) {
    containers[name] = nil
    if due?.container == name { due = nil }
  }
}

extension RequestsAfterPulls.Standing {
  /// Whether a request asks for what is not there already.
  fileprivate func hasToShow(_ entry: IndexedEvent, beside shown: Set<Name>) -> Bool {
    switch entry.topic {
    case .select: selected != nil && entry.call?.word(nil).map { $0 != selected } ?? false
    case .open: !(isOpen ?? (shown.count > 1))
    case .close: isOpen ?? (shown.count > 1)
    default: false
    }
  }

  /// Whether a request asks for what was there until a finger led somewhere else.
  ///
  /// Which place a finger has led to no line tells; that what was selected before is not shown is certain where
  /// nobody is who was shown before.
  fileprivate func leadsBack(
    _ entry: IndexedEvent, to before: Set<Name>, from shown: Set<Name>
  ) -> Bool {
    let word = entry.call?.word(nil)
    return switch entry.topic {
    case .select: selected != nil && word == selected && shown.isDisjoint(with: before)
    case .open: word == nil && shown.isStrictSubset(of: before)
    case .close: word == nil && shown.isStrictSuperset(of: before)
    default: false
    }
  }

  fileprivate mutating func take(_ entry: IndexedEvent) {
    if fingers > 0 { (selected, isOpen) = (nil, nil) }
    switch entry.topic {
    case .select: selected = entry.call?.word(nil) ?? selected
    case .open: isOpen = true
    case .close: isOpen = false
    default: break
    }
    fingers = 0
    pull = nil
  }
}
