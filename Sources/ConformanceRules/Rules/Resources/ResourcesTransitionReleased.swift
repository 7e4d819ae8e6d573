/// What a transition needed is released.
///
/// Condition, at rest: nothing is still alive that should be gone. What a window has given up for another root
/// should be, for the stage keeps nothing of it from then on: neither it nor the objects that it was given.
struct ResourcesTransitionReleased: RuleChecker {
  static let id: RuleID = "resources-transition-released"
  static let statement = """
    When all is over nothing keeps the context, the animator of one transition, or the \
    controller that left.
    """
  static let clauses = [released, root]
  static let exceptions = [
    RuleException(
      "only-one",
      """
      A controller of screens that the subject hands out again when it is asked for the next one is the only \
      one of the app, and may stay.
      """,
      guards: [.subject("faulty/switchers-remembered")])
  ]
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
    .end, .setRootViewController, .remove,
  ]
  static let judgesRest = true

  private static let released = RuleClause(
    "released", "At rest nothing is alive that should be gone.")
  private static let root = RuleClause(
    "root",
    """
    A stack, tabs or a container that a window showed are gone when the window shows something else, and \
    nobody but their own objects can keep them.
    """,
    remedy: """
      Let what a container keeps hold the container weakly: its delegate, its closures, its timers.
      """)

  private(set) var record = Record()
  /// Whose view a window has given up last for another root, and the request for that; by name, since
  /// nobody else may know of him any more.
  private var former: (controller: String, request: Int)?
  /// The last request for another root, until its window has given up a view.
  private var request: (window: Name, event: Int)?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .setRootViewController: request = entry.principal.map { ($0, entry.index) }
    case .remove:
      guard let request, let view = entry.principal, entry.counterpart == request.window,
        let controller = hierarchy.names.controller(of: view)
      else { return }
      former = (hierarchy.names.text(controller), request.event)
      self.request = nil
    default: record.exercise()
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let first = finalState.leaked.first else {
      return
    }
    if let former,
      finalState.leaked.contains(where: {
        hierarchy.names.text($0) == former.controller
      })
    {
      return record.convict(
        Self.root, "\(former.controller) is out of the window for good, and somebody keeps it",
        [.event(former.request), .ending(.field(.leaked, former.controller))])
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
