/// The animator hears once, and rightly, that its animation has ended.
///
/// Condition: an animator that is told that its animation has ended hears so after completion was
/// reported, and hears the outcome of the transition; and in a container's own change, whose context is
/// the container's, it is told so once.
struct CompletionAnimationEndedRelayed: RuleChecker {
  static let id: RuleID = "completion-animation-ended-relayed"
  static let statement = """
    Whoever owns the context calls the animator's animation-ended hook once with the outcome.
    """
  static let clauses = [telling, single, order, outcome]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerAnimatedTransitioning, animationEnded(_:)"),
    .derived(
      from: """
        what UIKit does for its own contexts, since an animator cannot tell whose context it has
        """),
  ]
  static let remedy = """
    Call animator.animationEnded?(didComplete) in your context's completeTransition, at its end.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.animateTransition, .animationEnded, .end]

  private static let telling = RuleClause(
    "told", "The owner of a context tells its animator that the animation has ended.")
  private static let single = RuleClause(
    "once", "The animator is told so once.")
  private static let order = RuleClause(
    "after-completion",
    """
    The animator is told so when completion was reported.
    """)
  private static let outcome = RuleClause(
    "outcome",
    """
    The animator is told the outcome of the transition.
    """)

  private(set) var record = Record()
  private var runs: NameMap<TransitionRun> = [:]

  /// An animator's part in a transition.
  private struct TransitionRun {
    let animator: Name
    let transition: Name
    let isOwnContext: Bool
    let begin: Int
    /// When it was asked to animate.
    let animation: Int
    var hook: Int?
    var flag: Bool?
    var end: Int?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let receiver = entry.principal else { return }
    switch entry.topic {
    case .animateTransition:
      guard let transition = entry.counterpart.flatMap({ hierarchy.transitions[$0] }) else {
        return
      }
      runs[transition.name] = TransitionRun(
        animator: receiver, transition: transition.name,
        isOwnContext: transition.kind == .replace, begin: transition.begin,
        animation: entry.index)
    case .animationEnded: hear(receiver, entry, in: hierarchy)
    default:
      guard var run = runs[receiver] else { return }
      run.end = entry.index
      runs[receiver] = run.isOwnContext && run.hook == nil ? run : nil
      judge(run, entry, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if let run = runs.removeValue(forKey: name) { close(run, in: hierarchy) }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for run in runs.values.sorted(by: { $0.begin < $1.begin }) { close(run, in: hierarchy) }
  }

  /// Judges a run of which the animator will not hear any more.
  private mutating func close(_ run: TransitionRun, in hierarchy: HierarchyState) {
    guard run.isOwnContext, run.hook == nil,
      let completion = hierarchy.transitions[run.transition]?.completion
    else { return }
    record.convict(
      Self.telling,
      """
      \(hierarchy.names.text(run.transition)) was completed, and its animator \
      \(hierarchy.names.text(run.animator)) was not told
      """,
      [.event(completion.event), .ending(.heading)])
  }

  private mutating func hear(_ animator: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard
      let run = runs.values.filter({ $0.animator == animator })
        .max(by: { $0.begin < $1.begin })
    else { return }
    if let earlier = run.hook {
      record.convict(
        Self.single,
        "\(hierarchy.names.text(animator)) was told twice that its animation has ended",
        [.event(earlier), .event(entry.index)])
    } else if hierarchy.transitions[run.transition]?.completion == nil {
      record.convict(
        Self.order,
        """
        \(hierarchy.names.text(animator)) was told that its animation has ended before \
        \(hierarchy.names.text(run.transition)) was complete
        """,
        [.event(run.animation), .event(entry.index)])
    }
    runs[run.transition]?.hook = entry.index
    runs[run.transition]?.flag = entry.call?.flag(nil)
    if run.end != nil { runs[run.transition] = nil }
  }

  private mutating func judge(
    _ run: TransitionRun, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard let hook = run.hook, let flag = run.flag, let outcome = entry.flag else { return }
    guard flag != outcome else { return record.exercise() }
    record.convict(
      Self.outcome,
      """
      \(hierarchy.names.text(run.animator)) was told another outcome than that of \
      \(hierarchy.names.text(run.transition))
      """,
      [.event(hook), .event(entry.index)])
  }
}
