import AppearanceTrace

/// What was changed outside of all transitions, of the views that were there before the script acted.
///
/// A drawer that a tap opens, bars that a tap hides, a label that a screen takes out: no transition is to
/// answer for how such a view lies at rest.
struct OutsideChanges: Sendable {
  /// For each property that was set, whether that was outside of transitions, the last time.
  private var kinds: NameMap<[ViewProperty.Kind: Bool]> = [:]
  /// Those that were taken out last outside of transitions.
  private var gone: Set<Name> = []

  static let topics: [Topic] = [.set, .insert, .remove]

  /// Notes who changed a view last.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, hierarchy.baseline.shows(view) else { return }
    let isOutside = entry.cause == nil && hierarchy.open.isEmpty
    if let kind = entry.property?.kind {
      kinds[view, default: [:]][kind] = isOutside
    } else if isOutside, entry.topic == .remove {
      gone.insert(view)
    } else {
      gone.remove(view)
    }
  }

  /// Whether a view was taken out so, by itself or with one around it.
  func tookOut(_ view: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.path(from: view).contains(where: gone.contains)
  }

  /// Whether a property of a view is as it is for such a reason: it was set so; or it says where the view
  /// lies, no transition has set it, and the view lies in one that was moved so, or in a child that its
  /// container was asked to arrange, or that follows a finger.
  func explains(
    _ kind: ViewProperty.Kind, of view: Name, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) -> Bool {
    if isOutside(kind, of: view, in: hierarchy) { return true }
    guard [.frame, .transform, .insets].contains(kind), kinds[view]?[kind] == nil else {
      return false
    }
    return finalState.path(from: view).contains { view in
      let parent = hierarchy.names.controller(of: view).flatMap { finalState.parent(of: $0) }
      return parent.map(hierarchy.arranging.contains) ?? false
        || isOutside(.frame, of: view, in: hierarchy)
        || isOutside(.transform, of: view, in: hierarchy)
    }
  }

  private func isOutside(
    _ kind: ViewProperty.Kind, of view: Name, in hierarchy: HierarchyState
  ) -> Bool {
    kinds[view]?[kind] == true || hierarchy.isPulled(kind, of: view)
  }
}
