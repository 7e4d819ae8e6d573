/// No transition is completed twice.
///
/// Condition: of each transition's context, complete is called at most once. The second call is the
/// breach; further ones add nothing.
struct CompletionAtMostOnce: RuleChecker {
  static let id: RuleID = "completion-at-most-once"
  static let statement = "A transition's context is completed no more than once."
  static let clauses = [once]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, completeTransition(_:)"),
    .derived(
      from: """
        that completeTransition(_:) ends the transition, so that there is none to end again
        """),
  ]
  static let remedy = """
    Let one object own the completion, and call completeTransition there and nowhere else.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.begin, .completeTransition]

  private static let once = RuleClause(
    "once", "A context is completed at most once.")

  private(set) var record = Record()
  private var convicted: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal else { return }
    guard entry.topic == .completeTransition else {
      convicted.remove(transition)
      return
    }
    guard let first = hierarchy.transitions[transition]?.completion else {
      record.exercise()
      return
    }
    guard convicted.insert(transition).inserted else { return }
    record.convict(
      Self.once,
      "\(hierarchy.names.text(transition)) was completed a second time",
      [.event(first.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    convicted.forget(name)
  }
}
