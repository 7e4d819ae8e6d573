/// The report of completion says whether the transition was cancelled.
///
/// Condition: at the first report of a transition's completion, the flag is true exactly if the
/// last verdict on its context was not cancel. A second report is the business of
/// `completion-at-most-once`. After a pause without a further verdict nobody can say, and the rule
/// is silent. Inferred.
///
/// Legal: several verdicts with a pause between them; the last one counts.
struct CompletionHonestFlag: RuleChecker {
  static let id: RuleID = "completion-honest-flag"
  static let statement = """
    The flag that is handed to completion is true exactly if the transition was not cancelled.
    """
  static let clauses = [cancelled, finished, paused]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, completeTransition(_:), its parameter"),
    .apple("UIViewControllerAnimatedTransitioning, animationEnded(_:), its parameter"),
  ]
  static let remedy = "Pass !transitionWasCancelled to completeTransition, never a literal."
  static let specificity = Specificity.call
  static let topics: [Topic] = [.completeTransition]

  private static let cancelled = RuleClause(
    "cancelled", "After a cancel the first report says that the transition did not finish.")
  private static let finished = RuleClause(
    "finished", "Where nothing was cancelled the first report says that the transition finished.")
  private static let paused = RuleClause(
    "paused", "After a pause the first report says what then became of the transition.",
    .notJudged(because: "without another verdict nobody can say what became of it"))

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal, let flag = entry.flag,
      let transition = hierarchy.transitions[name], transition.completion == nil
    else { return }
    let verdict = transition.verdict
    let wasCancelled: Bool
    switch verdict?.word {
    case .cancel: wasCancelled = true
    case .finish, nil: wasCancelled = false
    case .pause: return
    }
    guard flag == wasCancelled else {
      record.exercise()
      return
    }
    let text = hierarchy.names.text(name)
    record.convict(
      wasCancelled ? Self.cancelled : Self.finished,
      wasCancelled
        ? "\(text) was cancelled, and its completion said that it finished"
        : "\(text) was not cancelled, and its completion said that it did not finish",
      [
        .event(verdict?.event ?? transition.animation?.event ?? transition.begin),
        .event(entry.index),
      ])
  }
}
