/// A child is never shown while its parent is gone.
///
/// Condition: when a child did appear, its parent is appearing or has appeared, as far as the parent's
/// callbacks are recorded; and when the trace ends with the parent gone, so is the child. What is
/// presented has no parent.
///
/// Legal: a child that was on its way when its parent began to go, and that is told early that it has come,
/// to go with its parent. It is told that it goes before the parent is gone.
struct AppearanceChildWithinParent: RuleChecker {
  static let id: RuleID = "appearance-child-within-parent"
  static let statement = """
    A child is never shown while its parent is gone, and does not finish appearing before its \
    parent has begun to.
    """
  static let clauses = [early, leftBehind, orphaned]
  static let exceptions = [
    RuleException(
      "hurried",
      "A child that was on its way when its parent began to go may be told early that it has come, to go with its parent.",
      guards: [
        .subject("faulty/hurried-child-left-behind"),
        .sketch("a child that begins to come while its parent goes"),
        .sketch(
          "a child that is told that it has come while its parent goes, and was not on its way"),
        .sketch(
          "a child that was on its way, and is told that it has come when its parent is gone"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["CC-03", "CC-10"]),
    .derived(from: "those orders, since UIKit itself passes a change on from parents to children"),
  ]
  static let remedy = """
    Tell a child of its appearance only while the container itself is in a window; else let the \
    container's own appearance carry the child along.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private static let early = RuleClause(
    "early", "A child did appear only while its parent comes or is there.")
  private static let leftBehind = RuleClause(
    "left-behind",
    "A child that has come while its parent went is told that it goes before the parent is gone.")
  private static let orphaned = RuleClause(
    "orphaned", "A child whose parent is gone when all is settled is gone too.",
    .sketched(because: "in a run it follows from appearance-forwarded-to-children"))

  private(set) var record = Record()
  private var convicted: Set<Name> = []
  /// The children that have come while their parents went, and have not been told since that they go.
  private var hurried: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    switch entry.topic {
    case .viewDidAppear: arrive(controller, entry, in: hierarchy)
    case .viewDidDisappear: leave(controller, entry, in: hierarchy)
    case .viewWillAppear where !hurried.isEmpty:
      for child in hierarchy.children(of: controller) { hurried[child] = nil }
    case .viewWillAppear: break
    default: hurried[controller] = nil
    }
  }

  private mutating func arrive(
    _ child: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let parent = hierarchy.objects[child].parent, hierarchy.isHeard(parent) else { return }
    switch hierarchy.phase(of: parent) {
    case .appearing, .appeared:
      record.exercise()
    case .disappearing where isUnderWay(child, before: parent, in: hierarchy):
      hurried[child] = entry.index
      record.exercise()
    case .gone, .disappearing:
      convicted.insert(child)
      // Who is told twice breaks one clause, and is not left behind besides.
      hurried[child] = nil
      record.convict(
        Self.early,
        """
        \(hierarchy.names.text(child)) did appear while \(hierarchy.names.text(parent)) \
        \(hierarchy.phase(of: parent).words)
        """,
        [hierarchy.proofOfPhase(of: parent), .event(entry.index)])
    }
  }

  /// Whether a child began to appear before its parent began to go.
  private func isUnderWay(
    _ child: Name, before parent: Name, in hierarchy: HierarchyState
  ) -> Bool {
    guard hierarchy.phase(of: child) == .appearing,
      let start = hierarchy.objects[child].lastCallback
    else { return false }
    return start < hierarchy.objects[parent].lastCallback ?? -1
  }

  /// Judges the children that have come while a parent went that is gone now.
  private mutating func leave(
    _ parent: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    hurried[parent] = nil
    guard !hurried.isEmpty else { return }
    for child in hierarchy.children(of: parent) {
      guard let arrival = hurried.removeValue(forKey: child) else { continue }
      convicted.insert(child)
      record.convict(
        Self.leftBehind,
        """
        \(hierarchy.names.text(child)) did appear while \(hierarchy.names.text(parent)) \
        disappeared, and was not told that it goes with it
        """,
        [.event(arrival), .event(entry.index)])
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
    hurried[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.finalState != nil else { return }
    for child in hierarchy.names.all {
      guard let parent = hierarchy.objects[child].parent, hierarchy.isHeard(parent),
        hierarchy.phase(of: parent) == .gone, hierarchy.phase(of: child) == .appeared,
        !convicted.contains(child), hierarchy.objects[parent].lastCallback != nil
      else { continue }
      record.convict(
        Self.orphaned,
        """
        \(hierarchy.names.text(parent)) is gone, and its child \(hierarchy.names.text(child)) \
        has appeared
        """,
        [
          hierarchy.proofOfPhase(of: parent), .ending(.appearance(hierarchy.names.text(child))),
        ])
    }
  }
}
