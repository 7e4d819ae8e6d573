/// Nobody waits for a screen that is never shown.
///
/// Condition, at rest: nothing of the subject's says that it is busy.
struct NavigationDelegatePaired: RuleChecker {
  static let id: RuleID = "navigation-delegate-paired"
  static let statement = """
    Who waits for a screen to be shown has a way out where it never is, because the \
    transition was given up.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UINavigationControllerDelegate, navigationController(_:didShow:animated:)"),
    .reported("cancelled pops"),
  ]
  static let remedy = """
    Ask the transition coordinator how the change ended, and stop waiting when it was \
    cancelled.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .willShow, .didShow, .end,
  ]

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
    guard let finalState = conclusion.finalState, let busy = finalState.busy.first,
      !hierarchy.baseline.busy.contains(busy)
    else { return }
    record.convict(
      "\(busy) is still waiting, and all is at rest",
      [
        announcement.map { .event($0) }, hierarchy.lastEnd.map { .event($0) },
        .ending(.field(.busy, busy)),
      ])
  }
}
