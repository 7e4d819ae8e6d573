/// A switch that is given up leaves the children as they were.
///
/// Condition, at rest: a child that was told that it will lose its parent, and still has it, was told
/// since that it has moved to it; and of each container's own change that ended cancelled, the child
/// that was to come is no child unless it was one before, and the one that stays is one.
struct ContainmentCancelRollback: RuleChecker {
  static let id: RuleID = "containment-cancel-rollback"
  static let statement = """
    A cancelled switch removes the incoming child fully, and leaves the outgoing child with its \
    parent link and its open will-move with nil taken back.
    """
  static let clauses = [warningStays, incomingStays, outgoingGone]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from:
        "View Controller Programming Guide, Implementing a Container View Controller: what was begun and given up has to be taken back by the same calls"
    )
  ]
  static let remedy = """
    On cancel remove the incoming child as you would any other, and call didMove(toParent: self) on \
    the one that stays.
    """
  static let specificity = Specificity.state
  static let restsOnCancel = true
  static let topics: [Topic] = [.willMove, .didMove, .begin, .end, .release]

  private static let warningStays = RuleClause(
    "warning-stays",
    "A child that was told that it loses its parent, and stays, is told that it has moved to it.")
  private static let incomingStays = RuleClause(
    "incoming-stays", "After a switch that was given up the child that was to come is none.",
    .sketched(
      because: "the faulty container that keeps both children breaks the first clause before"))
  private static let outgoingGone = RuleClause(
    "outgoing-gone", "After a switch that was given up the child that stays is one.",
    .sketched(
      because: "the faulty container that keeps both children breaks the first clause before"))

  private(set) var record = Record()
  private var warnings: NameMap<Int> = [:]
  private var families: NameMap<Family> = [:]
  private var cancelled: [Family] = []

  /// Who was whose child when a container's own change began.
  private struct Family {
    let transition: Name
    let container: Name
    let from: Name?
    let to: Name?
    let wasChild: Bool
    let begin: Int
    var end: Int?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .willMove: warnings[object] = entry.counterpart == nil ? entry.index : nil
    case .didMove:
      let wasWarned = warnings.removeValue(forKey: object) != nil
      if wasWarned, entry.counterpart != nil { record.exercise() }
    case .release: warnings[object] = nil
    case .begin: begin(object, in: hierarchy)
    default: end(object, entry)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    warnings[name] = nil
    // Who has no place is nobody's child; of all that was cancelled in a container the last will do.
    let all = cancelled
    cancelled = all.filter { family in
      family.to != name || all.last { $0.container == family.container }?.begin == family.begin
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (child, warning) in warnings.sorted(by: { $0.value < $1.value }) {
      guard let parent = finalState.parent(of: child) else { continue }
      record.convict(
        Self.warningStays,
        """
        \(hierarchy.names.text(child)) was told that it loses its parent, still has it, and was \
        not told so
        """,
        [.event(warning), .ending(.children(hierarchy.names.text(parent)))])
    }
    for family in cancelled { judge(family, finalState, in: hierarchy) }
  }

  private mutating func begin(_ name: Name, in hierarchy: HierarchyState) {
    guard let transition = hierarchy.transitions[name], transition.kind == .replace,
      let container = transition.from.flatMap({ hierarchy.objects[$0].parent })
    else { return }
    let wasChild = transition.to.map { hierarchy.baseline.parent(of: $0) == container } ?? true
    families[name] = Family(
      transition: name, container: container, from: transition.from, to: transition.to,
      wasChild: wasChild, begin: transition.begin)
  }

  private mutating func end(_ transition: Name, _ entry: IndexedEvent) {
    guard var family = families.removeValue(forKey: transition) else { return }
    guard entry.flag == false else {
      cancelled.removeAll { $0.container == family.container }
      return
    }
    family.end = entry.index
    cancelled.removeAll { $0.container == family.container && $0.to == family.to }
    cancelled.append(family)
  }

  private mutating func judge(
    _ family: Family, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    let children = finalState.children(of: family.container)
    let container = hierarchy.names.text(family.container)
    let end = family.end.map { Evidence.event($0) }
    if let to = family.to, !family.wasChild, children.contains(to) {
      record.convict(
        Self.incomingStays,
        "the switch to \(hierarchy.names.text(to)) was cancelled, and it is a child of \(container)",
        [.event(family.begin), end, .ending(.children(container))])
    } else if let from = family.from, !children.contains(from) {
      record.convict(
        Self.outgoingGone,
        """
        the switch from \(hierarchy.names.text(from)) was cancelled, and it is no child of \
        \(container) any more
        """,
        [.event(family.begin), end, .ending(.children(container))])
    } else {
      record.exercise()
    }
  }
}
