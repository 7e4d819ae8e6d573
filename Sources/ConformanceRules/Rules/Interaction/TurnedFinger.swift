import AppearanceTrace

/// A finger that turns round: what it began on its way out, and whether it lifted where it came down, or behind
/// that.
struct TurnedFinger: Sendable {
  /// Where it came down.
  private let finger: Int
  /// The transitions that it drives.
  private var transitions: Set<Name> = []
  /// The children that come by it, and those that go.
  private var children: NameMap<Bool> = [:]
  /// Where it has lifted.
  private var lift: Int?

  /// How many points a finger may be away that is where it came down.
  private static let nearness = 5.0

  /// Takes a finger that comes down.
  init(_ entry: IndexedEvent) { finger = entry.index }

  /// What shows that something went through all the same.
  func proof(_ entry: IndexedEvent) -> [Evidence?] {
    [.event(finger), lift.map { .event($0) }, .event(entry.index)]
  }

  // MARK: - What it begins

  /// Takes in that a transition begins.
  mutating func take(
    beginOf transition: TransitionState, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    transitions.forget(transition.name)
    guard transition.isInteractive, isCause(of: entry, in: hierarchy) else { return }
    transitions.insert(transition.name)
  }

  /// Takes in that a child of an app's own container is told that it comes or goes, outside of transitions.
  mutating func take(child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    children[child] = nil
    guard hierarchy.open.isEmpty, hierarchy.objects[child].parent != nil,
      isCause(of: entry, in: hierarchy)
    else { return }
    children[child] = entry.topic == .viewWillAppear
  }

  /// Takes in that a transition is decided to go through; one that is before the finger has gone runs by itself.
  mutating func take(finishOf transition: Name) {
    if lift == nil { transitions.remove(transition) }
  }

  /// Takes in that a finger goes.
  ///
  /// - Returns: Whether it is this one, has turned round, and drove something.
  mutating func leave(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let gesture = entry.principal.flatMap({ hierarchy.finger(on: $0) }),
      gesture.begin == finger, gesture.isAlone, let advance = gesture.advance,
      advance <= Self.nearness
    else { return false }
    lift = entry.index
    return !transitions.isEmpty || !children.isEmpty
  }

  /// Whether the finger moves on this side of where it came down, and an event comes of that.
  private func isCause(of entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let gesture = hierarchy.fingers.last, gesture.begin == finger, gesture.isAlone,
      let move = gesture.lastMove, hierarchy.lastAct == move, hierarchy.lastActTime == entry.time
    else { return false }
    return gesture.advance ?? 0 > Self.nearness
  }

  // MARK: - What becomes of it

  /// Takes in that a transition ends.
  ///
  /// - Returns: Whether the finger drove it and turned round, and it has finished all the same.
  mutating func take(
    endOf transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    transitions.remove(transition) != nil && isLast(in: hierarchy) && entry.flag == true
  }

  /// Takes in that a child has come or gone.
  ///
  /// - Returns: Whether the finger let it do so and turned round.
  mutating func take(
    arrivalOf child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    children.removeValue(forKey: child) == (entry.topic == .viewDidAppear) && isLast(in: hierarchy)
  }

  /// Whether the script has done nothing since it lifted.
  private func isLast(in hierarchy: HierarchyState) -> Bool {
    lift != nil && hierarchy.lastAct == lift
  }

  mutating func forget(_ name: Name) {
    transitions.forget(name)
    children[name] = nil
  }
}
