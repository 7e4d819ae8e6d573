/// What a transition needed is released.
///
/// Condition, at rest: nothing is still alive that should be gone.
struct ResourcesTransitionReleased: RuleChecker {
  static let id: RuleID = "resources-transition-released"
  static let statement = """
    When all is over nothing keeps the context, the animator of one transition, or the \
    controller that left.
    """
  static let clauses = [released]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        that UIKit makes a context, and asks for an animator, for each transition, and keeps none \
        of them
        """),
    .reported("libraries that leak screens"),
  ]
  static let remedy = """
    Keep contexts weakly, or clear what you keep of a transition when it ends.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private static let released = RuleClause(
    "released", "At rest nothing is alive that should be gone.")

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let first = finalState.leaked.first else {
      return
    }
    let text = hierarchy.names.text(first)
    let others = finalState.leaked.count - 1
    record.convict(
      Self.released,
      others == 0
        ? "\(text) should be gone, and somebody keeps it"
        : "\(text) and \(others) more should be gone, and somebody keeps them",
      [hierarchy.lastEnd.map { .event($0) }, .ending(.field(.leaked, text))])
  }
}
