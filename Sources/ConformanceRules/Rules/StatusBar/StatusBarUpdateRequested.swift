import AppearanceTrace

/// An update is asked for when the answer changes.
///
/// Condition, at rest: a fresh question about the status bar would get the answer that is shown.
struct StatusBarUpdateRequested: RuleChecker {
  static let id: RuleID = "status-bar-update-requested"
  static let statement = """
    Whenever another child decides the status bar, or decides otherwise, an update is asked \
    for afterwards.
    """
  static let clauses = [upToDate]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, setNeedsStatusBarAppearanceUpdate()"),
    .observed(["SB-07"]),
  ]
  static let remedy = """
    Call setNeedsStatusBarAppearanceUpdate after you have changed which child is shown.
    """
  static let needs: Set<SceneSense> = [.statusBar]
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .setNeedsStatusBarAppearanceUpdate, .statusBar,
  ]
  static let judgesRest = true

  private static let upToDate = RuleClause(
    "up-to-date", "At rest the bar looks as it would if it were asked for anew.")

  private(set) var record = Record()
  private var request: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    record.exercise()
    if entry.topic == .setNeedsStatusBarAppearanceUpdate { request = entry.index }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let overdue = finalState.overdue else { return }
    let cause = request ?? hierarchy.lookChange
    record.convict(
      Self.upToDate,
      """
      the status bar should be \(overdue.words(hierarchy.names)) by now, and no update was asked \
      for
      """,
      [
        cause.map { .event($0) } ?? .baseline(.statusBar), .ending(.statusBar),
        .ending(.field(.overdue, nil)),
      ])
  }
}
