import AppearanceTrace

/// Which looks what is presented has got of its presentation: corners, clipping, a mask and a shadow that a
/// presentation controller gave it, or that it had got before it was shown.
struct PresentedDresses: Sendable {
  private var dresses: NameMap<[ViewProperty]> = [:]

  /// The looks of which a dress consists.
  static let kinds: [ViewProperty.Kind] = [.corner, .clips, .mask, .shadow]

  /// Takes in that a property is set.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let property = entry.property,
      Self.kinds.contains(property.kind), isDressing(view, entry, in: hierarchy)
    else { return }
    dresses[view, default: []].removeAll { $0.kind == property.kind }
    dresses[view, default: []].append(property)
  }

  /// Whether a view has a look of the presentation with which it came, which stands.
  func hold(
    _ kind: ViewProperty.Kind, _ values: [String], of view: Name, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Bool {
    guard let controller = hierarchy.names.controller(of: view),
      finalState.presenter(of: controller) != nil
    else { return false }
    return dresses[view]?.contains { $0.kind == kind && $0.values == values } ?? false
  }

  mutating func forget(_ name: Name) {
    dresses[name] = nil
  }

  private func isDressing(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
    -> Bool
  {
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .present, transition.end == nil,
      transition.to == hierarchy.names.controller(of: view)
    else { return false }
    return hierarchy.hook == entry.time || !hierarchy.isInWindow(view)
  }
}
