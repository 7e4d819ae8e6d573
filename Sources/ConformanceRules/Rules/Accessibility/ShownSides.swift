import AppearanceTrace

/// Which containers of the app's own, whose sides are always seen in part, have been opened.
///
/// Nobody comes when such a side opens, and nobody goes when it closes: it only moves. What the script does last
/// says which it is. Where that is a finger, only the side's place says what came of it.
struct ShownSides: Sendable {
  private var lastActs: NameMap<Act> = [:]

  private enum Act: Sendable { case opens, closes, pulls }

  mutating func observe(_ entry: IndexedEvent) {
    guard entry.mark == .script, let container = entry.principal else { return }
    switch entry.topic {
    case .open: lastActs[container] = .opens
    case .close, .accessibilityPerformEscape: lastActs[container] = .closes
    case .gestureBegan: lastActs[container] = .pulls
    default: break
    }
  }

  mutating func forget(_ name: Name) { lastActs[name] = nil }

  /// Whether what a container always shows in part is open in the end.
  ///
  /// - Parameter front: The child that lies in front of others.
  func areOpen(
    in container: Name, front: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard hierarchy.contract.showsSides else { return false }
    switch lastActs[container] {
    case .opens: return true
    case .closes, nil: return false
    case .pulls:
      guard let view = hierarchy.names.rootView(of: front) else { return false }
      return finalState.values(.frame, of: view) != hierarchy.baseline.values(.frame, of: view)
    }
  }
}
