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
///
/// What the system takes a finger from does not go through, however far it was: no verdict to finish answers the
/// start that this finger was down for, and no dismissal or pop that nobody drives begins while the script does
/// nothing else.
///
/// And what a finger began to drive while it was on this side of where it came down does not go through
/// where it lifts there, to five points, or on the other side, alone, and the script does nothing else until
/// then: no transition ends finished, and no child of an app's own container arrives or is gone that had not
/// before. (The number is ours.) A child may make way for another one that begins on the other side, and a
/// presented screen may go that has followed the finger there.
struct InteractionVerdictAlways: RuleChecker {
  static let id: RuleID = "interaction-verdict-always"
  static let statement = """
    Every interactive start gets one verdict when the gesture is over, in whatever way the finger \
    stops: let go, taken away, or gone before the transition had begun; and never to go on where it \
    has turned back past where it began.
    """
  static let clauses = [early, late, presence, keeping, back, takenAway]
  static let exceptions = [
    RuleException(
      "second-finger",
      """
      The last of several fingers counts: one that is still down may belong to the same \
      recognizer.
      """,
      guards: [
        .sketch("a verdict long after the second of two fingers has gone"),
        .sketch("a finger that goes on behind where it began, and finishes what it drove"),
        .subject("faulty/second-finger-lets-go"),
        .sketch("a verdict that falls while two fingers are down"),
      ]),
    RuleException(
      "moving-finger",
      """
      A verdict may fall in the instant in which the finger moves: a driver may decide by \
      progress.
      """,
      guards: [.sketch("a verdict that nobody's finger gave")]),
    RuleException(
      "there-already",
      "What a finger has brought before it lifts runs by itself, and is there wherever the finger lifts.",
      guards: [.sketch("a side that a finger has brought, which lifts behind where it began")]),
    RuleException(
      "other-neighbour",
      """
      A child may go for another one that begins behind where the finger began: it makes way for the \
      neighbour on the other side.
      """,
      guards: [
        .sketch("a page that comes, though its neighbour on the other side has begun to"),
        .sketch("a page that begins once more behind where its finger began"),
        .sketch(
          "a page that goes, where another container's child begins behind where its finger began"),
      ]),
    RuleException(
      "either-direction",
      """
      A presented screen may go that has followed the finger behind where that began, three quarters of its \
      way: it may be dragged away in either direction.
      """,
      guards: [
        .subject("faulty/turned-finger-dismisses"),
        .sketch("a sheet that only yields to a finger behind where that began, and goes"),
        .sketch("a low sheet that only yields to a finger behind where that began, and goes"),
        .sketch(
          "a sheet that has followed a finger behind where that began, and goes when that is back there"
        ),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPercentDrivenInteractiveTransition, finish() and cancel()"),
    .apple(
      "Handling pan gestures: on cancellation, return the piece to its original location"),
    .derived(
      from: """
        that nothing but the finger can decide, that a screen which hangs is touched again, and that a \
        finger which goes back takes back what it did
        """),
  ]
  static let remedy = """
    Give a verdict at once for each way a gesture can stop, and keep it until the transition has \
    begun if the finger is gone before.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition, .begin, .end, .viewWillAppear, .viewWillDisappear, .viewDidAppear,
    .viewDidDisappear, .gestureBegan, .gestureEnded,
  ]

  private static let early = RuleClause(
    "not-early", "No verdict falls while the finger is down and does nothing.")
  private static let late = RuleClause(
    "not-late",
    """
    A verdict falls within a frame of when the last finger went up, or the transition began.
    """)
  private static let presence = RuleClause(
    "given", "What a finger has started gets a verdict when the finger is gone.",
    remedy: """
      Give a verdict at once for each way a gesture can stop: ended, cancelled and failed.
      """)
  private static let keeping = RuleClause(
    "kept",
    "A verdict that a finger gives before its transition has begun reaches that when it begins.",
    remedy: """
      Keep what the finger has decided until startInteractiveTransition, and give the verdict there: a \
      driver has no transition before.
      """)
  private static let back = RuleClause(
    "taken-back",
    """
    What a finger drives does not go through where the finger lifts where it came down, or behind that.
    """,
    remedy: """
      Take the way along which the finger pulls with its sign, and let progress be 0 on the other side of \
      where it began.
      """)

  private(set) var record = Record()
  /// The start of each transition that waits for a verdict.
  private var starts: NameMap<Start> = [:]
  /// The start or the pause that the next verdict on each transition answers.
  private var openings: NameMap<Start> = [:]
  /// The finger that came down last.
  private var finger: TurnedFinger?

  private struct Start {
    let event: Int
    let time: TraceTime
    let gesture: Int?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal else { return }
    switch entry.topic {
    case .startInteractiveTransition:
      guard entry.mark == .crossing, let transition = entry.counterpart else { return }
      starts[transition] = start(entry, in: hierarchy)
      openings[transition] = starts[transition]
    case .pauseInteractiveTransition:
      if entry.isBySubject { openings[name] = start(entry, in: hierarchy) }
    case .gestureBegan: finger = TurnedFinger(entry)
    case .begin, .end, .viewWillAppear, .viewWillDisappear, .viewDidAppear, .viewDidDisappear,
      .gestureEnded:
      follow(name, entry, in: hierarchy)
    default:
      if entry.topic == .finishInteractiveTransition { finger?.take(finishOf: name) }
      starts[name] = nil
      guard let opening = openings.removeValue(forKey: name) else { return }
      judge(name, opening, entry, in: hierarchy)
    }
  }

  private func start(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Start {
    let gone = hierarchy.lastGesture.flatMap { $0.end?.time == entry.time ? $0 : nil }
    let finger = hierarchy.fingers.last ?? gone
    return Start(event: entry.index, time: entry.time, gesture: finger?.begin)
  }

  private mutating func judge(
    _ name: Name, _ start: Start, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    guard entry.isBySubject, let gesture = start.gesture, hierarchy.transitions[name] != nil else {
      return record.exercise()
    }
    let text = hierarchy.names.text(name)
    if hierarchy.fingers.contains(where: { $0.begin == gesture }) {
      guard hierarchy.lastActTime != entry.time else { return record.exercise() }
      return record.convict(
        Self.early,
        "a verdict was given on \(text) while the finger was still down",
        [.event(gesture), .event(start.event), .event(entry.index)])
    }
    if entry.topic == .finishInteractiveTransition,
      let finger = fingerTakenAway(in: hierarchy), finger.begin == gesture
    {
      return convict(text, takenFrom: finger, entry)
    }
    guard !hierarchy.isFingerDown, let end = hierarchy.lastGesture?.end,
      entry.time.microseconds - max(start.time, end.time).microseconds > TraceTime.frame
    else { return record.exercise() }
    record.convict(
      Self.late,
      "the finger was gone, and the verdict on \(text) came late",
      [.event(gesture), .event(end.event), .event(start.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    finger?.forget(name)
    openings[name] = nil
    if let start = starts.removeValue(forKey: name) { miss(name, start, in: hierarchy) }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for (name, start) in starts.sorted(by: { $0.value.event < $1.value.event }) {
      miss(name, start, in: hierarchy)
    }
  }

  private mutating func miss(_ name: Name, _ start: Start, in hierarchy: HierarchyState) {
    guard !hierarchy.isFingerDown, let gesture = start.gesture,
      let transition = hierarchy.transitions[name], transition.verdict == nil,
      transition.completion == nil
    else { return }
    let text = hierarchy.names.text(name)
    // A verdict on a driver without a context leaves no line: whether one was given cannot be known.
    let wasEarly = hierarchy.lastGesture?.end.map { $0.event < start.event } ?? false
    record.convict(
      wasEarly ? Self.keeping : Self.presence,
      wasEarly
        ? "the finger was gone before \(text) began, and no verdict reached it"
        : "the finger is gone, and no verdict was given on \(text)",
      [
        .event(gesture), hierarchy.lastGesture?.end.map { .event($0.event) },
        .event(start.event),
      ])
  }
}

// MARK: - A finger that turns round

extension InteractionVerdictAlways {
  /// Takes in what may have come of the finger, and judges what went through although it turned round.
  private mutating func follow(
    _ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    switch entry.topic {
    case .begin:
      guard let transition = hierarchy.transitions[name] else { return }
      if let finger = fingerTakenAway(before: transition, in: hierarchy) {
        convict(hierarchy.names.text(name), takenFrom: finger, entry)
      }
      finger?.take(beginOf: transition, entry, in: hierarchy)
    case .viewWillAppear, .viewWillDisappear: finger?.take(child: name, entry, in: hierarchy)
    case .gestureEnded:
      if finger?.leave(entry, in: hierarchy) == true { record.exercise() }
    case .end:
      let isFinished = finger?.take(endOf: name, entry, in: hierarchy) ?? false
      if isFinished { convict(name, entry, in: hierarchy) }
    default:
      let isThere = finger?.take(arrivalOf: name, entry, in: hierarchy) ?? false
      if isThere { convict(name, entry, in: hierarchy) }
    }
  }

  private mutating func convict(
    _ name: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(name)
    let deed =
      switch entry.topic {
      case .end: "finished"
      case .viewDidAppear: "came"
      default: "went"
      }
    record.convict(
      Self.back, "the finger went back past where it began, and \(text) \(deed) all the same",
      finger?.proof(entry) ?? [])
    finger = nil
  }

  private mutating func convict(
    _ text: String, takenFrom finger: FingerGesture, _ entry: IndexedEvent
  ) {
    record.convict(
      Self.takenAway, "the system took the finger away, and \(text) goes through all the same",
      [.event(finger.begin), finger.end.map { .event($0.event) }, .event(entry.index)])
  }
}
