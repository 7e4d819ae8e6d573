/// A transition starts interactively only while a finger drives it.
///
/// Condition: when a driver of the subject starts a transition, a finger is down, or went up in the
/// same instant.
struct InteractionStartPolicy: RuleChecker {
  static let id: RuleID = "interaction-start-policy"
  static let statement = """
    A driver is handed out only while a finger drives; what a button asks for runs by \
    itself.
    """
  static let clauses = [finger]
  static let exceptions = [
    RuleException(
      "flick",
      """
      A finger that is gone in the very instant still counts: a flick is over before anything \
      begins.
      """,
      guards: [.subject("faulty/driver-always-handed-out")])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      """
      UIViewControllerTransitioningDelegate, interactionControllerForDismissal(using:), and \
      UIPercentDrivenInteractiveTransition, wantsInteractiveStart
      """
    )
  ]
  static let remedy = """
    Return nil for the interaction controller unless your gesture is going on.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition
  ]

  private static let finger = RuleClause(
    "finger",
    """
    A driver starts a transition only while a finger is down, or in the instant in which it \
    goes.
    """)

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.mark == .crossing,
      let transition = entry.counterpart.flatMap({ hierarchy.transitions[$0] }),
      transition.isInteractive
    else { return }
    let isFresh = hierarchy.lastGesture?.end?.time == entry.time
    guard !hierarchy.isFingerDown, !isFresh else { return record.exercise() }
    guard let request = hierarchy.lastRequest else { return }
    record.convict(
      Self.finger,
      "\(hierarchy.names.text(transition.name)) waits for a finger, and none is there",
      [.event(request.event), .event(transition.begin), .event(entry.index)])
  }
}
