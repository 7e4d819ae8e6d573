/// A transition in a finger's hand gets its verdict before it is completed.
///
/// Condition, for a transition that began under a driver: when completion is reported, the last word on
/// its context was finish or cancel, and not pause; and between two verdicts lies a pause.
///
/// Legal: several verdicts in one interruptible run, if a pause lies between them.
struct CompletionAfterVerdict: RuleChecker {
  static let id: RuleID = "completion-after-verdict"
  static let statement = """
    An interactive transition gets its finish or cancel verdict on the context before it is \
    completed, and the last verdict is followed by completion.
    """
  static let clauses = [single, agreement, resumption, presence]
  static let exceptions = [
    RuleException(
      "pause", "Two verdicts are legal if a pause lies between them.",
      guards: [
        .sketch("a second verdict on a transition that ends with it"),
        .sketch("a second verdict that says the same as the first"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      """
      UIViewControllerContextTransitioning, completeTransition(_:), \
      finishInteractiveTransition() and cancelInteractiveTransition()
      """
    )
  ]
  static let remedy = """
    Call finishInteractiveTransition or cancelInteractiveTransition when the gesture is over, and \
    completeTransition after it.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [
    .completeTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
  ]

  private static let single = RuleClause(
    "one-verdict", "Between two verdicts on a transition lies a pause.",
    .sketched(because: "the context of the headless UIKit takes no second verdict from a driver"))
  private static let agreement = RuleClause(
    "agrees", "The completion says what the last verdict said.")
  private static let resumption = RuleClause(
    "after-pause",
    """
    What was paused gets another verdict before it is completed.
    """)
  private static let presence = RuleClause(
    "given", "What began under a driver gets a verdict before it is completed.")

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      transition.isInteractive, transition.completion == nil
    else { return }
    let name = hierarchy.names.text(transition.name)
    guard entry.topic == .completeTransition else {
      if let verdict = transition.verdict, verdict.word != .pause {
        record.convict(
          Self.single,
          "\(name) got a second verdict, and no pause between",
          [.event(verdict.event), .event(entry.index)])
      }
      return
    }
    switch transition.verdict?.word {
    case .finish where entry.flag == false, .cancel where entry.flag == true:
      record.convict(
        Self.agreement,
        "\(name) got one verdict, and was completed with the other",
        [transition.verdict.map { .event($0.event) }, .event(entry.index)])
    case .finish, .cancel:
      record.exercise()
    case .pause:
      record.convict(
        Self.resumption,
        "\(name) was paused, and completed without a further verdict",
        [transition.verdict.map { .event($0.event) }, .event(entry.index)])
    case nil:
      record.convict(
        Self.presence,
        "\(name) was completed, and nobody said on its context that it is to finish",
        [.event(transition.begin), .event(entry.index)])
    }
  }
}
