/// A transition starts interactively only while a finger drives it.
///
/// Condition: when a driver of the subject starts a transition, a finger is down, or went up in the
/// same instant.
struct InteractionStartPolicy: Machine {
  static let id: RuleID = "interaction-start-policy"
  static let statement = """
    A driver is handed out only while a finger drives; what a button asks for runs by \
    itself.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerTransitioningDelegate, interactionControllerForDismissal(using:), \
    and UIPercentDrivenInteractiveTransition, wantsInteractiveStart
    """
  static let remedy = """
    Return nil for the interaction controller unless your gesture is going on.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition
  ]

  private(set) var record = Record()
  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.mark == .crossing,
      let transition = moment.object.flatMap({ situation.transitions[$0] }),
      transition.isInteractive
    else { return }
    let isFresh = situation.lastGesture?.end?.time == moment.time
    guard !situation.isFingerDown, !isFresh else { return record.exercise() }
    guard let request = situation.lastRequest else { return }
    record.convict(
      "\(situation.names.text(transition.name)) waits for a finger, and none is there",
      [.event(request.event), .event(transition.begin), .event(moment.index)])
  }
}
