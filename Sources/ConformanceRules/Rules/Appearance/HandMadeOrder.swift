import AppearanceTrace

/// What is kept of changes that containers tell their children by hand.
struct HandMadeOrder: Sendable {
  /// The last begin of each child whose change goes on.
  private var begins: NameMap<Int> = [:]
  /// When the subject put each view in last.
  private var inserts: NameMap<(event: Int, time: TraceTime)> = [:]
  /// When each child's change was ended by hand last.
  private var ends: NameMap<TraceTime> = [:]
  /// What the script had asked for last when each view began to move.
  private var occasions: NameMap<Int> = [:]

  mutating func insert(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject, hierarchy.names.controller(of: view) != nil else { return }
    inserts[view] = (entry.index, entry.time)
  }

  mutating func begin(_ child: Name, _ entry: IndexedEvent) {
    begins[child] = entry.index
  }

  /// Notes that the subject ends a child's change itself.
  mutating func endByHand(_ child: Name, _ entry: IndexedEvent) {
    if entry.isBySubject { ends[child] = entry.time }
  }

  /// Notes what the script had asked for when a view of a controller's begins to move.
  mutating func move(_ view: Name, in hierarchy: HierarchyState) {
    guard hierarchy.names.controller(of: view) != nil else { return }
    occasions[view] = hierarchy.lastRequest?.event
  }

  /// Takes the end of a child's change, and tells where it was begun.
  mutating func end(_ child: Name) -> Int? {
    begins.removeValue(forKey: child)
  }

  /// Whether the change of one of these was ended by hand in this instant.
  func isEnded(_ controllers: [Name], at time: TraceTime) -> Bool {
    controllers.contains { ends[$0] == time }
  }

  mutating func forget(_ name: Name) {
    begins[name] = nil
    inserts[name] = nil
    ends[name] = nil
    occasions[name] = nil
  }

  /// The line that put the view of a child in, where it stands too early: in the instant in which the
  /// child's appearance begins, and in a container that is on screen.
  func earlyMove(of child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) -> Int? {
    guard hierarchy.phase(of: child) == .gone, !isParty(child, in: hierarchy),
      let parent = hierarchy.objects[child].parent, hierarchy.phase(of: parent) == .appeared,
      let view = hierarchy.names.rootView(of: child), hierarchy.isInWindow(view),
      let insert = inserts[view], insert.time == entry.time
    else { return nil }
    return insert.event
  }

  /// The views of children of the same container that move there, and since when, if that is after the
  /// child's change began, and the script asked for nothing in between; none where the container goes.
  func motions(
    beside child: Name, since begin: Int, in hierarchy: HierarchyState
  ) -> [(view: Name, event: Int)] {
    guard !isParty(child, in: hierarchy), let parent = hierarchy.objects[child].parent else {
      return []
    }
    return hierarchy.motions(in: parent).filter { view, event in
      event > begin && (occasions[view] ?? -1) < begin
    }
  }

  /// Whether a transition with a context of UIKit's is about a child.
  private func isParty(_ child: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: child).contains { $0.kind != .replace }
  }
}
