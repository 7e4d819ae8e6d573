/// The interruptible animator stays the same for a transition.
///
/// Condition: all answers within a transition name one animator, once one was named none is missing
/// before completion, and no two transitions share one. An animator that is not named at first, and is
/// later, is not judged: until then the transition was not one that can be interrupted.
struct InteractionInterruptibleStable: RuleChecker {
  static let id: RuleID = "interaction-interruptible-stable"
  static let statement = """
    In one transition the interruptible animator is always the same object, and the next \
    transition gets a fresh one.
    """
  static let clauses = [same, fresh, kept]
  static let exceptions = [
    RuleException(
      "late", "An animator that is named only later is not missed before.",
      guards: [
        .sketch("an animator that can be interrupted, and then none"),
        .sketch(
          "an animator that is named, and then missing in the instant in which the script acts"),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerAnimatedTransitioning, interruptibleAnimator(using:)")
  ]
  static let remedy = """
    Keep the animator that you made until animationEnded, and forget it there.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .interruptibleAnimator
  ]

  private static let same = RuleClause(
    "same", "All answers within a transition name one animator.")
  private static let fresh = RuleClause(
    "fresh", "No two transitions share an animator.")
  private static let kept = RuleClause(
    "kept",
    """
    Once one was named, none of the answers is missing before completion.
    """, .sketched(because: "no animator of the catalogue forgets its own"))

  private(set) var record = Record()
  private var answers: NameMap<(runner: Name, event: Int)> = [:]
  /// The transitions whose last answer was none.
  private var lacking: Set<Name> = []
  private var owners: NameMap<(transition: Name, event: Int)> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.counterpart else { return }
    guard let runner = entry.given else {
      return miss(transition, entry, in: hierarchy)
    }
    lacking.remove(transition)
    if let earlier = answers[transition], earlier.runner != runner {
      record.convict(
        Self.same,
        "\(hierarchy.names.text(transition)) got two interruptible animators",
        [.event(earlier.event), .event(entry.index)])
    } else if let owner = owners[runner], owner.transition != transition {
      record.convict(
        Self.fresh,
        """
        \(hierarchy.names.text(runner)) runs \(hierarchy.names.text(transition)), and ran \
        \(hierarchy.names.text(owner.transition)) before
        """,
        [.event(owner.event), .event(entry.index)])
    } else {
      record.exercise()
    }
    answers[transition] = (runner, entry.index)
    owners[runner] = (transition, entry.index)
  }

  /// Judges an answer that names nobody.
  private mutating func miss(
    _ transition: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard entry.call?.value("gives") != nil, let earlier = answers[transition],
      hierarchy.transitions[transition]?.completion == nil,
      lacking.insert(transition).inserted
    else { return }
    record.convict(
      Self.kept,
      "\(hierarchy.names.text(transition)) got an interruptible animator, and then none",
      [.event(earlier.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    answers[name] = nil
    owners[name] = nil
    lacking.forget(name)
  }
}
