import AppearanceTrace

/// Which looks what is presented has got of its presentation: corners, clipping, a mask and a shadow that a
/// presentation controller gave it, in one of its hooks or when it laid it out first, or that it had got before it
/// was shown.
struct PresentedDresses: Sendable {
  private var dresses: NameMap<[ViewProperty]> = [:]
  /// When what is presented began to come.
  private var beginnings: NameMap<TraceTime> = [:]

  /// The looks of which a dress consists.
  static let kinds: [ViewProperty.Kind] = [.corner, .clips, .mask, .shadow]

  /// Takes in that a transition begins.
  mutating func take(beginOf name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name], transition.kind == .present,
      let presented = transition.to
    else { return }
    beginnings[presented] = entry.time
  }

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
    beginnings[name] = nil
  }

  private func isDressing(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
    -> Bool
  {
    if entry.cause == nil { return isLaidOut(view, entry, in: hierarchy) }
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .present, transition.end == nil,
      transition.to == hierarchy.names.controller(of: view)
    else { return false }
    return hierarchy.hook == entry.time || !hierarchy.isInWindow(view)
  }

  /// Whether the subject dresses what begins to come in this instant, in no transition's name: presentation
  /// controllers lay out their containers so, and no line tells of that.
  private func isLaidOut(_ view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool
  {
    guard entry.isCausedBySubject, let controller = hierarchy.names.controller(of: view) else {
      return false
    }
    return beginnings[controller] == entry.time
      && hierarchy.open.contains {
        hierarchy.transitions[$0]?.kind == .present && hierarchy.transitions[$0]?.to == controller
      }
  }
}
