import AppearanceTrace

/// Every interactive start gets its verdict, when the gesture is over.
///
/// Condition, for a transition that a driver of the subject started, or paused, while a finger pulled
/// or had just pulled: it has a verdict when all is over; the verdict does not fall while that finger
/// is down and does nothing; and it falls within a sixtieth of a second, a frame of the screen, of when
/// the last finger went up or the transition began, whichever is later.
///
/// A verdict in the instant in which the script did something, so when the finger moved, is legal: a
/// driver may decide by progress, and by what happens around it. That a pause is followed by nothing
/// is judged by `interaction-pause-continues`, two verdicts without a pause by
/// `completion-after-verdict`, and moves after a verdict, which the finger and not the subject makes,
/// by `interaction-progress-range`.
struct InteractionVerdictAlways: Machine {
  static let id: RuleID = "interaction-verdict-always"
  static let statement = """
    Every interactive start gets one verdict when the gesture is over, in whatever way the finger \
    stops: let go, taken away, or gone before the transition had begun.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIPercentDrivenInteractiveTransition, finish() and cancel()
    """
  static let remedy = """
    Give a verdict at once for each way a gesture can stop, and keep it until the transition has \
    begun if the finger is gone before.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]

  private(set) var record = Record()
  /// The start of each transition that waits for a verdict.
  private var starts: ByName<Start> = [:]
  /// The start or the pause that the next verdict on each transition answers.
  private var openings: ByName<Start> = [:]

  private struct Start {
    let event: Int
    let time: TraceTime
    let gesture: Int?
  }

  /// How many microseconds after the gesture the verdict may come.
  private static var frame: Int64 { 16_667 }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let name = moment.subject else { return }
    switch moment.topic {
    case .startInteractiveTransition:
      guard moment.mark == .crossing, let transition = moment.object else { return }
      starts[transition] = start(moment, in: situation)
      openings[transition] = starts[transition]
    case .pauseInteractiveTransition:
      if moment.isBySubject { openings[name] = start(moment, in: situation) }
    default:
      starts[name] = nil
      guard let opening = openings.removeValue(forKey: name) else { return }
      judge(name, opening, moment, in: situation)
    }
  }

  private func start(_ moment: Moment, in situation: Situation) -> Start {
    let gone = situation.lastGesture.flatMap { $0.end?.time == moment.time ? $0 : nil }
    let finger = situation.fingers.last ?? gone
    return Start(event: moment.index, time: moment.time, gesture: finger?.begin)
  }

  private mutating func judge(
    _ name: Name, _ start: Start, _ moment: Moment, in situation: Situation
  ) {
    guard moment.isBySubject, let gesture = start.gesture, situation.transitions[name] != nil else {
      return record.exercise()
    }
    let text = situation.names.text(name)
    if situation.fingers.contains(where: { $0.begin == gesture }) {
      guard situation.lastActTime != moment.time else { return record.exercise() }
      return record.convict(
        "a verdict was given on \(text) while the finger was still down",
        [.event(gesture), .event(start.event), .event(moment.index)])
    }
    guard !situation.isFingerDown, let end = situation.lastGesture?.end,
      moment.time.microseconds - max(start.time, end.time).microseconds > Self.frame
    else { return record.exercise() }
    record.convict(
      "the finger was gone, and the verdict on \(text) came late",
      [.event(gesture), .event(end.event), .event(start.event), .event(moment.index)])
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    openings[name] = nil
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
