/// A pause comes to an end.
///
/// Condition: when all is over, the last word on no transition is a pause.
struct InteractionPauseContinues: RuleChecker {
  static let id: RuleID = "interaction-pause-continues"
  static let statement = """
    A transition that is paused is later continued, finished or cancelled.
    """
  static let clauses = [going]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, pauseInteractiveTransition()")
  ]
  static let remedy = """
    Give every pause its end: finish, cancel, or continue each of the animators that you \
    paused.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .pauseInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
  ]

  private static let going = RuleClause(
    "goes-on", "What is paused is continued, finished or cancelled.")

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject, entry.topic != .pauseInteractiveTransition else { return }
    if entry.principal.flatMap({ hierarchy.transitions[$0]?.verdict?.word }) == .pause {
      record.exercise()
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for transition in hierarchy.running where transition.completion == nil {
      guard let verdict = transition.verdict, verdict.word == .pause else { continue }
      record.convict(
        Self.going,
        "\(hierarchy.names.text(transition.name)) was paused, and never let go on",
        [.event(transition.begin), .event(verdict.event)])
    }
  }
}
