import AppearanceTrace

/// The views that the subject has put in, and that were not there before.
struct InsertedViews: Sendable {
  private(set) var insertions: NameMap<Insertion> = [:]
  /// Where the views lay of which the first line said that the subject took them out.
  private var homes: NameMap<Name> = [:]
  /// When each screen made its view.
  private var loads: NameMap<Load> = [:]

  private struct Load {
    let event: Int
    let time: TraceTime
  }

  struct Insertion: Sendable {
    let event: Int
    /// Whether a transition is to answer for it.
    let isTransitions: Bool
    /// Who was shown then in the container of the screen that it was put into; none where that was not there.
    let company: Company?
  }

  /// How many children a container showed at a moment.
  struct Company: Sendable {
    let container: Name
    let count: Int
  }

  /// Takes a screen that makes its view.
  mutating func load(_ screen: Name, _ entry: IndexedEvent) {
    loads[screen] = Load(event: entry.index, time: entry.time)
  }

  /// Takes a view that is put in, and tells whether a transition is to answer for it.
  mutating func insert(
    _ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    guard entry.isBySubject, hierarchy.names.controller(of: view) == nil,
      !hierarchy.names.isContainer(view), !hierarchy.isWindow(view),
      !hierarchy.baseline.shows(view)
    else { return false }
    let isTransitions = entry.cause != nil
    guard isTransitions || !isLoading(entry, in: hierarchy) else { return false }
    if isTransitions || insertions[view]?.isTransitions != true {
      insertions[view] = Insertion(
        event: entry.index, isTransitions: isTransitions, company: company(entry, in: hierarchy))
    }
    return isTransitions
  }

  /// Takes a view that goes.
  mutating func remove(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    insertions[view] = nil
    if entry.isBySubject, !hierarchy.objects[view].isPlaced { homes[view] = entry.counterpart }
  }

  /// Takes a screen that is deallocated.
  mutating func release(_ screen: Name) { loads[screen] = nil }

  /// Whether a view lies at rest where the subject took it from.
  func isBack(_ view: Name, _ finalState: HierarchySnapshot) -> Bool {
    homes[view].map { finalState.superview(of: view) == $0 } ?? false
  }

  /// Whether a screen puts a view into its own while it makes that.
  private func isLoading(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let superview = entry.counterpart else { return false }
    for view in hierarchy.path(from: superview) {
      guard let load = hierarchy.names.controller(of: view).flatMap({ loads[$0] }) else { continue }
      if load.time == entry.time, !hierarchy.hasScriptActed(since: load.event) { return true }
    }
    return false
  }

  /// Counts the children, none of which only comes, of the container around the screen that a view is put into.
  private func company(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Company? {
    let screen = entry.counterpart.flatMap { superview in
      hierarchy.names.firstController(among: hierarchy.path(from: superview))
    }
    guard let container = screen.flatMap({ hierarchy.objects[$0].parent }),
      hierarchy.phase(of: container) == .appeared
    else { return nil }
    let count = hierarchy.children(of: container).count { child in
      switch hierarchy.phase(of: child) {
      case .appeared, .disappearing: true
      case .gone, .appearing: false
      }
    }
    return Company(container: container, count: count)
  }

  mutating func forget(_ name: Name) {
    insertions[name] = nil
    homes[name] = nil
    loads[name] = nil
  }
}
