/// How many views of the declared classes may stay with what is presented.
///
/// A contract names classes. What stands for a class are the views that came with a presentation; where
/// none did, one that went in later. Whatever is more than that was forgotten there.
struct ChromeAllowance {
  private let hierarchy: HierarchyState
  private var left: [String: Int] = [:]
  private let companions: Set<Name>

  /// Counts what came with the presentations that stand.
  init(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState) {
    self.hierarchy = hierarchy
    let standing = finalState.presenters.compactMap { finalState.presented(by: $0) }
    companions = Set(
      finalState.views.filter { view in
        hierarchy.objects[view].companion.map { standing.contains($0.presented) } ?? false
      })
    for type in hierarchy.contract.chrome {
      let views = finalState.views.filter { hierarchy.type(of: $0) == type }
      let lying = views.filter { companions.contains($0) || hierarchy.baseline.shows($0) }
      left[type] = max(0, standing.count - lying.count)
    }
  }

  /// Whether a view is declared and may stay.
  mutating func admits(_ view: Name) -> Bool {
    guard let type = hierarchy.type(of: view), let count = left[type] else { return false }
    if companions.contains(view) { return true }
    left[type] = count - 1
    return count > 0
  }
}
