/// Progress stays in its range, and ends with the verdict.
///
/// Condition: each progress that the subject tells is from 0 to 1, and no verdict was given since
/// the start or the last pause.
struct InteractionProgressRange: RuleChecker {
  static let id: RuleID = "interaction-progress-range"
  static let statement = """
    Progress is a number from 0 to 1, and is not told any more after the verdict.
    """
  static let clauses = [decided, range]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPercentDrivenInteractiveTransition, update(_:): from 0 to 1"),
    .derived(from: "that a verdict ends what updateInteractiveTransition(_:) tells of"),
  ]
  static let remedy = """
    Keep the progress between 0 and 1, and stop telling it when you have called finish or \
    cancel.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .updateInteractiveTransition
  ]

  private static let decided = RuleClause(
    "before-verdict", "No progress is told after the verdict.")
  private static let range = RuleClause(
    "in-range", "Progress is a number from 0 to 1.")

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject,
      let transition = entry.principal.flatMap({ hierarchy.transitions[$0] })
    else { return }
    let name = hierarchy.names.text(transition.name)
    if let verdict = transition.verdict, verdict.word != .pause {
      record.convict(
        Self.decided,
        "\(name) was told of progress after its verdict",
        [.event(verdict.event), .event(entry.index)])
    } else if let number = entry.call?.number(nil), !(0...1).contains(number) {
      record.convict(
        Self.range,
        "\(name) was told of a progress that is not from 0 to 1",
        [.event(transition.begin), .event(entry.index)])
    } else {
      record.exercise()
    }
  }
}
