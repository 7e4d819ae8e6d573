/// What comes after a verdict runs as if it were the first.
///
/// Condition: no driver of the subject starts a transition without a finger after an earlier
/// transition of the same driver got its verdict.
struct InteractionStateReset: Machine {
  static let id: RuleID = "interaction-state-reset"
  static let statement = """
    After a verdict a driver is as new: whatever comes next, by a finger or by a button, \
    runs as if it were the first.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIPercentDrivenInteractiveTransition, a driver serves one transition after the \
    other
    """
  static let remedy = """
    Clear what you keep of a gesture when it ends, is cancelled or fails, and not only where \
    it went through.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition
  ]

  private(set) var record = Record()
  /// The transition that each driver has driven last.
  private var transitions: ByName<Name> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard moment.mark == .crossing, let driver = moment.subject, let name = moment.object,
      situation.transitions[name]?.isInteractive == true
    else { return }
    let earlier = transitions[driver].flatMap { situation.transitions[$0]?.verdict }
    transitions[driver] = name
    guard let earlier else { return }
    let isFresh = situation.lastGesture?.end?.time == moment.time
    guard !situation.isFingerDown, !isFresh else { return record.exercise() }
    record.convict(
      """
      \(situation.names.text(driver)) goes on as if the finger of an earlier transition were still there
      """,
      [.event(earlier.event), .event(moment.index)])
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    transitions[name] = nil
  }
}
