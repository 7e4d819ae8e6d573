/// A child that is replaced goes with its view and with its parent link.
///
/// Condition, at rest, for children of containers that manage them by hand: a child whose view once lay
/// in its container's view and lies there no more is no child any more, unless the contract says that
/// the container keeps its children, or what lies at its sides; and one that is no child any more has its
/// view out. No line says which child lies at a side, but a screen that the script has replaced at a
/// number did not, unless it had come in by another way. The children of a navigation or tab bar
/// controller are so whatever becomes of their views; who moves those by hand breaks
/// `ownership-container-untouched`.
///
/// Legal: a child that presents in a way that takes its view out: it is covered, and not removed, whoever
/// takes the view out, UIKit or an animator by hand.
struct ContainmentRemoveComplete: RuleChecker {
  static let id: RuleID = "containment-remove-complete"
  static let statement = """
    Replacing a child takes both its view and its parent link away, or keeps both by declared \
    caching.
    """
  static let clauses = [linkStays, replacedStays, leftInPlace]
  static let exceptions = [
    RuleException(
      "covered",
      "A child that presents in a way that takes its view out is covered, and not removed.",
      guards: [
        .sketch("a child that is half removed while its neighbour presents"),
        .sketch(
          "a child that is half removed, and presents in a way that leaves its view where it is"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "View Controller Programming Guide, Implementing a Container View Controller, Removing a Child View Controller"
    )
  ]
  static let remedy = """
    Call willMove(toParent: nil), removeFromSuperview and removeFromParent for the child that goes.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.addChild, .removeFromParent, .insert, .remove, .replace]

  private static let linkStays = RuleClause(
    "link-stays", "A child whose view was taken out for good is no child any more.")
  private static let replacedStays = RuleClause(
    "replaced-stays",
    "A screen that another one has replaced is no child any more, though sides are children for life.",
    remedy: "Keep what lies at your sides alone, and let go what is replaced.")
  private static let leftInPlace = RuleClause(
    "left-in-place", "A child that was removed has its view out.")

  private(set) var record = Record()
  /// The containers whose children, or their views, come and go by hand.
  private var containers: Set<Name> = []
  /// The last removal of a child's view from its container.
  private var removals: NameMap<Int> = [:]
  private var partings: NameMap<Parting> = [:]
  /// The script's last wish for another screen in the place of one that is no side.
  private var exchange: (container: Name, event: Int)?
  /// The children that went when another one was to take their place.
  private var replaced: Set<Name> = []
  /// The children whose views came in last when no screen was to be replaced, as those of sides do.
  private var comers: Set<Name> = []

  private struct Parting {
    let parent: Name
    let event: Int
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let object = entry.principal else { return }
    switch entry.topic {
    case .addChild:
      containers.insert(object)
      entry.counterpart.map { partings[$0] = nil }
    case .removeFromParent:
      guard let parent = hierarchy.objects[object].parent else { return }
      containers.insert(parent)
      partings[object] = Parting(parent: parent, event: entry.index)
    case .replace:
      guard entry.mark == .script, entry.call?.number(nil) != nil else { return }
      exchange = (object, entry.index)
    case .insert:
      guard let child = hierarchy.names.controller(of: object) else { return }
      replaced.remove(child)
      if let exchange, exchange.event == hierarchy.lastAct {
        comers.remove(child)
      } else {
        comers.insert(child)
      }
    default:
      guard let child = hierarchy.names.controller(of: object) else { return }
      removals[child] = entry.index
      if let exchange, exchange.event == hierarchy.lastAct,
        hierarchy.objects[child].parent == exchange.container, !comers.contains(child)
      {
        replaced.insert(child)
      }
      if entry.isBySubject, !isStacked(child, in: hierarchy),
        let parent = hierarchy.objects[child].parent,
        ![.navigation, .tabs].contains(hierarchy.container(parent))
      {
        containers.insert(parent)
      }
    }
  }

  /// Whether a stack of the system's own is just showing or hiding a child.
  private func isStacked(_ child: Name, in hierarchy: HierarchyState) -> Bool {
    hierarchy.running(about: child).contains { transition in
      switch transition.kind {
      case .push, .pop, .set, .select: return true
      case .present, .dismiss, .replace: return false
      }
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    containers.forget(name)
    removals[name] = nil
    replaced.forget(name)
    comers.forget(name)
    // Who has no place any more is out of where he was.
    if partings.removeValue(forKey: name) != nil { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for container in containers.sorted(by: { $0.number < $1.number }) {
      guard let around = hierarchy.names.rootView(of: container), finalState.shows(around) else {
        continue
      }
      for child in finalState.children(of: container) {
        judge(child, of: container, around, finalState, in: hierarchy)
      }
    }
    for (child, parting) in partings.sorted(by: { $0.value.event < $1.value.event }) {
      judge(child, parting, finalState, in: hierarchy)
    }
  }

  private mutating func judge(
    _ child: Name, of container: Name, _ around: Name, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) {
    guard let view = hierarchy.names.rootView(of: child) else { return }
    guard !finalState.path(from: view).contains(around), let removal = removals[child],
      hierarchy.presentations[child]?.isRemoving != true
    else { return record.exercise() }
    guard !hierarchy.contract.keepsChildren else { return record.rely(on: .keepsChildren) }
    let isReplaced = replaced.contains(child)
    guard !hierarchy.contract.keepsSides || isReplaced else { return record.rely(on: .keepsSides) }
    let name = hierarchy.names.text(container)
    record.convict(
      hierarchy.contract.keepsSides ? Self.replacedStays : Self.linkStays,
      "the view of \(hierarchy.names.text(child)) is out, and it is still a child of \(name)",
      [.event(removal), .ending(.children(name))])
  }

  private mutating func judge(
    _ child: Name, _ parting: Parting, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let view = hierarchy.names.rootView(of: child),
      let around = hierarchy.names.rootView(of: parting.parent),
      finalState.path(from: view).contains(around),
      finalState.parent(of: child).map({ $0 != parting.parent }) ?? true
    else { return record.exercise() }
    record.convict(
      Self.leftInPlace,
      """
      \(hierarchy.names.text(child)) is no child of \(hierarchy.names.text(parting.parent)) any \
      more, and its view is still there
      """,
      [.event(parting.event), .ending(.view(hierarchy.names.text(view)))])
  }
}
