/// A child is never shown while its parent is gone.
///
/// Condition: when a child did appear, its parent is appearing or has appeared, as far as the parent's
/// callbacks are recorded; and when the trace ends with the parent gone, so is the child. What is
/// presented has no parent.
struct AppearanceChildWithinParent: RuleChecker {
  static let id: RuleID = "appearance-child-within-parent"
  static let statement = """
    A child is never shown while its parent is gone, and does not finish appearing before its \
    parent has begun to.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Implementing a Container View Controller"),
    .observed(["CC-03", "CC-10"]),
  ]
  static let remedy = """
    Tell a child of its appearance only while the container itself is in a window; else let the \
    container's own appearance carry the child along.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.viewDidAppear]

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let child = entry.principal, let parent = hierarchy.objects[child].parent,
      hierarchy.isHeard(parent)
    else { return }
    switch hierarchy.phase(of: parent) {
    case .appearing, .appeared:
      record.exercise()
    case .gone, .disappearing:
      convicted.insert(child)
      record.convict(
        """
        \(hierarchy.names.text(child)) did appear while \(hierarchy.names.text(parent)) \
        \(hierarchy.phase(of: parent).words)
        """,
        [hierarchy.proofOfPhase(of: parent), .event(entry.index)])
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.finalState != nil else { return }
    for child in hierarchy.names.all {
      guard let parent = hierarchy.objects[child].parent, hierarchy.isHeard(parent),
        hierarchy.phase(of: parent) == .gone, hierarchy.phase(of: child) == .appeared,
        !convicted.contains(child), hierarchy.objects[parent].lastCallback != nil
      else { continue }
      record.convict(
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
