import AppearanceTrace

/// What code asks of containers, where a finger was on them just before and has brought nobody and sent nobody
/// away.
struct RequestsAfterPulls: Sendable {
  private var containers: NameMap<Standing> = [:]
  /// The last request of code that has to show, after a finger that came to nothing.
  private(set) var due: Due?

  /// A request that has to show, and the finger before it.
  struct Due: Sendable {
    let container: Name
    let finger: Int
    let request: Int
  }

  /// What was asked of a container, and which finger has been on it since.
  fileprivate struct Standing: Sendable {
    /// The place that was selected last; containers begin with the first.
    var selected = "0"
    /// Whether a side was opened last, and not closed; none where neither was asked for.
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
      hierarchy.childrenAtRest(in: name) == pull.shown,
      standing.hasToShow(entry, beside: pull.shown)
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
    case .select: entry.call?.word(nil).map { $0 != selected } ?? false
    case .open: !(isOpen ?? (shown.count > 1))
    case .close: isOpen ?? (shown.count > 1)
    default: false
    }
  }

  fileprivate mutating func take(_ entry: IndexedEvent) {
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

extension HierarchyState {
  /// The children of a container that have appeared, where something is seen of it and nothing is on its way.
  fileprivate func childrenAtRest(in container: Name) -> Set<Name>? {
    guard open.isEmpty else { return nil }
    let phases = children(of: container).map { (child: $0, phase: phase(of: $0)) }
    let shown = phases.filter { $0.phase == .appeared }.map(\.child)
    let isAtRest = phases.allSatisfy { $0.phase == .appeared || $0.phase == .gone }
    return isAtRest && !shown.isEmpty ? Set(shown) : nil
  }
}
