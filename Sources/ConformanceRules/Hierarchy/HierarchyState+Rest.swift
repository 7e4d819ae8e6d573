extension HierarchyState {
  /// The children of a container that have appeared, where something is seen of it and nothing is on its way.
  func childrenAtRest(in container: Name) -> Set<Name>? {
    guard open.isEmpty else { return nil }
    let phases = children(of: container).map { (child: $0, phase: phase(of: $0)) }
    let shown = phases.filter { $0.phase == .appeared }.map(\.child)
    let isAtRest = phases.allSatisfy { $0.phase == .appeared || $0.phase == .gone }
    return isAtRest && !shown.isEmpty ? Set(shown) : nil
  }
}
