import AppearanceTrace

/// A side that a script asked for last, in the middle of another change, and what its container began at that.
struct NewestWish: Sendable {
  let container: Name
  let request: Int
  private let time: TraceTime
  /// The children that began to come or to go in the instant of the request.
  private var beginnings: NameMap<Beginning> = [:]

  /// That a child begins to come or to go.
  struct Beginning: Sendable {
    let isComing: Bool
    let event: Int
    /// Where it began the other way later.
    fileprivate(set) var reversal: Int?
  }

  /// Takes a request to open or to close.
  init(_ container: Name, _ entry: IndexedEvent) {
    self.container = container
    request = entry.index
    time = entry.time
  }

  /// Takes in that a controller begins to come or to go.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    let isComing = entry.topic == .viewWillAppear
    if entry.time == time, hierarchy.objects[child].parent == container {
      beginnings[child] = Beginning(isComing: isComing, event: entry.index)
    } else if let beginning = beginnings[child], beginning.isComing != isComing {
      beginnings[child]?.reversal = entry.index
    }
  }

  /// The children that are not at rest where they began to go, in the order of their beginnings.
  func lost(in hierarchy: HierarchyState) -> [(child: Name, beginning: Beginning)] {
    beginnings.filter { child, beginning in
      hierarchy.phase(of: child) == (beginning.isComing ? .gone : .appeared)
    }.sorted { $0.value.event < $1.value.event }.map { (child: $0.key, beginning: $0.value) }
  }

  mutating func forget(_ name: Name) { beginnings[name] = nil }
}
