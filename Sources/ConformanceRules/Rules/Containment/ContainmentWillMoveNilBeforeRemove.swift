/// A child hears that it is to lose its parent before it does.
///
/// Condition: before a child is removed it got one will-move with nil since it was added, or since it
/// was last told that it has moved to its parent.
struct ContainmentWillMoveNilBeforeRemove: RuleChecker {
  static let id: RuleID = "containment-will-move-nil-before-remove"
  static let statement = "Before a child is removed from its parent it gets one will-move with nil."
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, willMove(toParent:)")
  ]
  static let remedy = """
    Call willMove(toParent: nil) on the child before anything of the change is done.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild, .willMove, .didMove, .removeFromParent]

  private(set) var record = Record()
  private var warnings: NameMap<[Int]> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .addChild: entry.counterpart.map { warnings[$0] = nil }
    case .didMove: entry.principal.map { warnings[$0] = nil }
    case .willMove:
      guard let child = entry.principal, entry.counterpart == nil else { return }
      if warnings[child, default: []].count < 2 {
        warnings[child, default: []].append(entry.index)
      }
    case .removeFromParent: remove(entry, in: hierarchy)
    default: break
    }
  }

  private mutating func remove(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal else { return }
    let name = hierarchy.names.text(child)
    let calls = warnings.removeValue(forKey: child) ?? []
    switch calls.count {
    case 1:
      record.exercise()
    case 0:
      let parent = hierarchy.objects[child].parent.map { hierarchy.names.text($0) }
      record.convict(
        "\(name) was removed from its parent, and never told that it will be",
        [parent.map { .baseline(.children($0)) } ?? .baseline(.heading), .event(entry.index)])
    default:
      record.convict(
        "\(name) was told twice that it will lose its parent",
        calls.map { .event($0) } + [.event(entry.index)])
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    warnings[name] = nil
  }
}
