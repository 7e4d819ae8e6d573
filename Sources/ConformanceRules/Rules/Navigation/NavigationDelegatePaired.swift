/// Nobody waits for a screen that is never shown.
///
/// Condition, at rest: nothing of the subject's says that it is busy that was not so before the script acted.
struct NavigationDelegatePaired: RuleChecker {
  static let id: RuleID = "navigation-delegate-paired"
  static let statement = """
    Who waits for a screen to be shown has a way out where it never is, because the \
    transition was given up.
    """
  static let clauses = [wayOut]
  static let exceptions = [busyBefore]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UINavigationControllerDelegate, navigationController(_:didShow:animated:)"),
    .observed(["NI-07", "ND-04"]),
  ]
  static let remedy = """
    Ask the transition coordinator how the change ended, and stop waiting when it was \
    cancelled.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .willShow, .didShow, .end,
  ]
  static let judgesRest = true

  private static let wayOut = RuleClause(
    "way-out", "Nobody waits at rest for a screen to be shown, or says that he is busy.")

  private static let busyBefore = RuleException(
    "busy-before", "Who was busy before the script acted may be so for reasons of his own.",
    guards: [.sketch("one of two that wait was not busy before")])

  private(set) var record = Record()
  private var announcement: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .willShow: announcement = entry.index
    case .didShow: announcement = nil
    default: record.exercise()
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    let before = hierarchy.baseline.busy
    guard let busy = conclusion.finalState?.busy.first(where: { !before.contains($0) }) else {
      return
    }
    record.convict(
      Self.wayOut,
      "\(busy) is still waiting, and all is at rest",
      [
        announcement.map { .event($0) }, hierarchy.lastEnd.map { .event($0) },
        .ending(.field(.busy, busy)),
      ])
  }
}
