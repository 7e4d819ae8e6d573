import AppearanceTrace

/// Which looks of their own views screens of the subject's own have chosen in their callbacks.
struct ScreenDesigns: Sendable {
  private var calls: NameMap<(event: Int, time: TraceTime)> = [:]
  private var chosen: NameMap<Set<ViewProperty.Kind>> = [:]

  /// Notes that a screen is told that it is loaded, comes or is laid out.
  mutating func tell(_ controller: Name, _ entry: IndexedEvent) {
    calls[controller] = (entry.index, entry.time)
  }

  /// Takes in that a property is set.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let kind = entry.property?.kind,
      let controller = hierarchy.names.controller(of: view)
    else { return }
    if isOwn(entry, controller, in: hierarchy) {
      chosen[view, default: []].insert(kind)
    } else {
      chosen[view]?.remove(kind)
    }
  }

  /// Whether a property has the value that the screen has chosen.
  func hold(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    chosen[view]?.contains(kind) ?? false
  }

  mutating func forget(_ name: Name) {
    calls[name] = nil
    chosen[name] = nil
  }

  /// Whether a screen of the subject's own sets it, in the instant of a callback and not since the script
  /// has acted.
  private func isOwn(_ entry: IndexedEvent, _ controller: Name, in hierarchy: HierarchyState)
    -> Bool
  {
    guard entry.isCausedBySubject, entry.cause == nil,
      hierarchy.names.member(controller)?.maker == .subject, let call = calls[controller]
    else { return false }
    return call.time == entry.time && !hierarchy.hasScriptActed(since: call.event)
  }
}
