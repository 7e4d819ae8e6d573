/// Every interactive start gets its verdict.
///
/// Condition: a transition that a driver of the subject started, while a finger pulled or had just
/// pulled, has a verdict when all is over.
struct InteractionVerdictAlways: Machine {
  static let id: RuleID = "interaction-verdict-always"
  static let statement = """
    Every interactive start gets one verdict, in whatever way the finger stops: let go, \
    taken away, or gone before the transition had begun.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIPercentDrivenInteractiveTransition, finish() and cancel()
    """
  static let remedy = """
    Give a verdict for each way a gesture can stop, and keep it until the transition has \
    begun if the finger is gone before.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
  ]

  private(set) var record = Record()
  private var starts: ByName<Start> = [:]

  private struct Start {
    let event: Int
    let gesture: Int?
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject else { return }
    guard moment.topic == .startInteractiveTransition else {
      if starts.removeValue(forKey: name) != nil { record.exercise() }
      return
    }
    guard moment.mark == .crossing, let transition = moment.object else { return }
    let gone = situation.lastGesture.flatMap { $0.end?.time == moment.time ? $0 : nil }
    let finger = situation.fingers.last ?? gone
    starts[transition] = Start(event: moment.index, gesture: finger?.begin)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    if let start = starts.removeValue(forKey: name) { miss(name, start, in: situation) }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for (name, start) in starts.sorted(by: { $0.value.event < $1.value.event }) {
      miss(name, start, in: situation)
    }
  }

  private mutating func miss(_ name: Name, _ start: Start, in situation: Situation) {
    guard !situation.isFingerDown, let gesture = start.gesture,
      let transition = situation.transitions[name], transition.verdict == nil,
      transition.completion == nil
    else { return }
    record.convict(
      "the finger is gone, and no verdict was given on \(situation.names.text(name))",
      [
        .event(gesture), situation.lastGesture?.end.map { .event($0.event) },
        .event(start.event),
      ])
  }
}
