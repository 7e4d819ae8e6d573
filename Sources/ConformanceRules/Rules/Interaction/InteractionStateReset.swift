/// What comes after a verdict runs as if it were the first.
///
/// Condition: no driver of the subject starts a transition without a finger after an earlier
/// transition of the same driver got its verdict; and where a finger has driven a transition to its
/// verdict, another one that does the same on the same controller drives one of the same kind, if the
/// subject begins one animated in the instant of a line of that finger's.
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
    .startInteractiveTransition, .begin,
  ]

  private(set) var record = Record()
  /// The transition that each driver has driven last.
  private var transitions: ByName<Name> = [:]
  /// The transition that a finger on each controller has driven last.
  private var pulls: ByName<Pull> = [:]

  private struct Pull {
    let way: Gesture.Way?
    let transition: Name
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .begin { begin(moment, in: situation) } else { start(moment, in: situation) }
  }

  /// Compares a transition that begins under a finger with the last that one has driven.
  private mutating func begin(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      let finger = situation.fingers.last,
      situation.lastAct == finger.lastMove ?? finger.begin,
      situation.lastActTime == moment.time
    else { return }
    if transition.isInteractive {
      pulls[finger.receiver] = Pull(way: finger.way, transition: transition.name)
      return
    }
    guard transition.isAnimated, let pull = pulls[finger.receiver], pull.way == finger.way,
      pull.way != nil,
      let earlier = situation.transitions[pull.transition], earlier.kind == transition.kind,
      earlier.begin < finger.begin, let verdict = earlier.verdict
    else { return }
    record.convict(
      "the finger that has driven \(situation.names.text(earlier.name)) drives nothing any more",
      [.event(verdict.event), .event(moment.index)])
  }

  private mutating func start(_ moment: Moment, in situation: Situation) {
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
    pulls[name] = nil
  }
}
