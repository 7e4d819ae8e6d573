/// What comes after a verdict runs as if it were the first.
///
/// Condition: no driver of the subject starts a transition without a finger after an earlier transition of
/// the same driver got its verdict. And where a finger has driven a transition to its verdict, another one
/// that does the same on the same controller
/// - drives one of the same kind, if the subject begins one animated in the instant of a line of that
///   finger's;
/// - begins one, if it goes as far as the first had gone when that one began, the first one was given up
///   and has ended, and nothing else has happened since;
/// - drives it as far: where both fingers were as far out, the progress differs by no more than fifteen
///   hundredths, and when it goes it has not driven it less far than the first one did. (The number is
///   ours.) A change of the window's size ends that comparison, and so does another finger beside it.
///
/// Where a finger was given up that brought one of a container's children, the next one that goes the same way from
/// the same child brings the same, if nothing but fingers has acted since.
///
/// Where a tap beside what a controller presents has taken that away within half a second, while nothing stood on it and all was at rest,
/// the next such tap begins something as well, before the script does anything else or the trace is over.
///
/// And what the script asks a container for last, another child or a side, has some line to follow it, where a
/// single finger was on the container before that: if no child has come or gone by it, and if what is asked for
/// is what was there before the finger led somewhere else.
struct InteractionStateReset: RuleChecker {
  static let id: RuleID = "interaction-state-reset"
  static let statement = """
    After a verdict a driver is as new: whatever comes next, by a finger or by a button, \
    runs as if it were the first.
    """
  static let clauses = [driving, freshness, reach, beginning, course, neighbour, tapping, hearing]
  static let exceptions = [somethingBetween, twoFingers]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(
      from: """
        that UIKit asks for a driver each time, and knows of no earlier one; whoever pulls again \
        expects the same
        """)
  ]
  static let remedy = """
    Clear what you keep of a gesture when it ends, is cancelled or fails, and not only where \
    it went through.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .startInteractiveTransition, .begin, .updateInteractiveTransition, .gestureBegan,
    .gestureEnded, .gestureCancelled, .resize, .select, .replace, .open, .close,
    .viewWillAppear, .viewDidAppear,
  ]

  private static let driving = RuleClause(
    "drives",
    """
    Where a finger has driven a transition, the next one that does the same drives its own.
    """)
  private static let freshness = RuleClause(
    "fresh",
    """
    A driver starts nothing without a finger when an earlier transition of its had its verdict.
    """)
  private static let reach = RuleClause(
    "as-far", "The next finger drives its transition no less far.")
  private static let beginning = RuleClause(
    "begins",
    """
    Where a finger was given up, or what it brought is gone again, the next one that goes as far begins \
    something.
    """)
  private static let course = RuleClause(
    "no-farther", "The next finger drives its transition no farther where it is as far out.")
  private static let neighbour = RuleClause(
    "same-neighbour",
    """
    Where a finger was given up, the next one that goes the same way from the same child brings the same one.
    """,
    remedy: """
      Go by what is shown when a finger comes down, and count no place that a finger has only led towards.
      """)
  static let tapping = RuleClause(
    "tapped-again",
    """
    Where a tap beside what is presented has taken it away, the next tap beside what the same controller \
    presents begins something.
    """,
    remedy: """
      Watch for taps beside what is presented for as long as it is: a dismissal that is given up, a turn of the \
      device or what comes over it leaves the recognizer as it was.
      """)
  private static let hearing = RuleClause(
    "heard",
    """
    A container that a finger has pulled, in vain or somewhere else, does what code asks of it next.
    """)

  var record = Record()
  /// The transition that each driver has driven last.
  private var transitions: NameMap<Name> = [:]
  /// The transition that a finger on each controller has driven last.
  private var pulls: NameMap<DrivenPull> = [:]

  /// The finger that is expected to begin a transition as an earlier one did.
  private var expectation: ExpectedPull?
  /// Which child fingers bring in each container.
  private var brought = BroughtChildren()
  /// What comes of taps beside what is presented.
  var taps = TapsBeside()
  /// What code asks of containers after fingers.
  private var requests = RequestsAfterPulls()

  /// By how much the progress of two fingers that are as far out may differ.
  private static let tolerance = 0.15

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin:
      expectation = nil
      begin(entry, in: hierarchy)
      answer(entry, in: hierarchy)
    case .startInteractiveTransition: start(entry, in: hierarchy)
    case .updateInteractiveTransition: update(entry, in: hierarchy)
    case .gestureBegan:
      expect(entry, in: hierarchy)
      settleTap(in: hierarchy)
      taps.take(finger: entry, in: hierarchy)
      requests.take(finger: entry, in: hierarchy)
    case .select, .replace, .open, .close:
      if requests.take(request: entry, in: hierarchy) { record.exercise() }
    case .resize: pulls = [:]
    case .viewWillAppear: compareNeighbours(entry, in: hierarchy)
    case .viewDidAppear: brought.take(appearance: entry, in: hierarchy)
    default:
      taps.take(leaving: entry)
      leave(entry, in: hierarchy)
    }
  }

  /// Compares a transition that begins under a finger with the last that one has driven.
  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let finger = hierarchy.fingers.last,
      hierarchy.lastAct == finger.lastMove ?? finger.begin,
      hierarchy.lastActTime == entry.time
    else { return }
    let pull = pulls[finger.receiver].flatMap { pull in
      pull.isLike(transition, by: finger, in: hierarchy) ? pull : nil
    }
    guard !transition.isInteractive else {
      pulls[finger.receiver] = DrivenPull(of: transition, by: finger, after: pull)
      return
    }
    guard transition.isAnimated, let pull,
      let earlier = hierarchy.transitions[pull.transition], earlier.begin < finger.begin,
      let verdict = earlier.verdict
    else { return }
    record.convict(
      Self.driving,
      "the finger that has driven \(hierarchy.names.text(earlier.name)) drives nothing any more",
      [.event(verdict.event), .event(entry.index)])
  }

  private mutating func start(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.mark == .crossing, let driver = entry.principal, let name = entry.counterpart,
      hierarchy.transitions[name]?.isInteractive == true
    else { return }
    let earlier = transitions[driver].flatMap { hierarchy.transitions[$0]?.verdict }
    transitions[driver] = name
    guard let earlier else { return }
    let isFresh = hierarchy.lastGesture?.end?.time == entry.time
    guard !hierarchy.isFingerDown, !isFresh else { return record.exercise() }
    record.convict(
      Self.freshness,
      """
      \(hierarchy.names.text(driver)) goes on as if the finger of an earlier transition were still there
      """,
      [.event(earlier.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    transitions[name] = nil
    pulls[name] = nil
    requests.forget(name)
    if taps.concerns(name) { settleTap(in: hierarchy) }
    taps.forget(name)
    brought.forget(name)
    if expectation?.transition == name { settle(in: hierarchy) }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    if conclusion.isComplete {
      settle(in: hierarchy)
      settleTap(in: hierarchy)
    }
    if conclusion.finalState != nil { judgeRequest(in: hierarchy) }
  }

  /// Compares a child that comes with the one that the finger before has brought.
  private mutating func compareNeighbours(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let earlier = brought.take(arrival: entry, in: hierarchy), let child = entry.principal
    else { return }
    guard earlier.child != child else { return record.exercise() }
    let names = hierarchy.names
    record.convict(
      Self.neighbour,
      "the finger that has brought \(names.text(earlier.child)) brings \(names.text(child))",
      [.event(earlier.event), hierarchy.lastFinger.map { .event($0) }, .event(entry.index)])
  }

  /// Convicts a container that was asked for something last, and nothing followed.
  private mutating func judgeRequest(in hierarchy: HierarchyState) {
    guard let due = requests.due, hierarchy.names.now == due.request else { return }
    record.convict(
      Self.hearing,
      "\(hierarchy.names.text(due.container)) does nothing that code asks of it after a finger",
      [.event(due.finger), .event(due.request)])
  }
}

// MARK: - That it begins

extension InteractionStateReset {
  /// Notes what a finger is to do, which comes down where another one has driven a transition and given up.
  private mutating func expect(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    settle(in: hierarchy)
    expectation = entry.principal.flatMap { pulls[$0] }.flatMap {
      ExpectedPull(after: $0, entry, in: hierarchy)
    }
  }

  /// A finger goes: judges how far it has driven, and notes that it may have begun nothing.
  private mutating func leave(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let finger = entry.principal.flatMap({ hierarchy.finger(on: $0) }) else { return }
    expectation?.leave(finger, entry)
    guard finger.isAlone, let pull = pulls[finger.receiver], pull.finger == finger.begin,
      let earlier = pull.earlier, let distance = finger.distance,
      let transition = hierarchy.transitions[pull.transition], transition.verdict == nil,
      earlier.course.leastProgress(at: distance) - (transition.progress?.fraction ?? 0)
        > Self.tolerance
    else { return }
    let names = hierarchy.names
    record.convict(
      Self.reach,
      """
      the finger that has driven \(names.text(earlier.transition)) drives \
      \(names.text(transition.name)) less far
      """,
      [
        hierarchy.transitions[earlier.transition]?.progress.map { .event($0.event) },
        .event(transition.begin), .event(entry.index),
      ])
  }

  /// Convicts a finger that has begun nothing.
  private mutating func settle(in hierarchy: HierarchyState) {
    defer { expectation = nil }
    guard let expectation, let end = expectation.end else { return }
    record.convict(
      Self.beginning,
      """
      the finger that has driven \(hierarchy.names.text(expectation.transition)) begins nothing \
      any more
      """,
      [.event(expectation.verdict), .event(expectation.finger), .event(end)])
  }
}

// MARK: - How far it drives

extension InteractionStateReset {
  /// Compares progress with that of an earlier finger that was as far out.
  private mutating func update(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject, let progress = entry.progress,
      let finger = hierarchy.fingers.last, finger.isAlone, let distance = finger.distance,
      hierarchy.lastActTime == entry.time, let pull = pulls[finger.receiver],
      pull.finger == finger.begin, pull.transition == entry.principal
    else { return }
    pulls.change(finger.receiver) { $0.course?.take(progress, at: distance) }
    guard let earlier = pull.earlier, let expected = earlier.course.progress(at: distance) else {
      return
    }
    guard progress - expected > Self.tolerance else { return record.exercise() }
    pulls.change(finger.receiver) { $0.earlier = nil }
    let names = hierarchy.names
    record.convict(
      Self.course,
      """
      the finger that has driven \(names.text(earlier.transition)) drives \
      \(names.text(pull.transition)) farther
      """,
      [
        hierarchy.transitions[earlier.transition]?.progress.map { .event($0.event) },
        hierarchy.transitions[pull.transition].map { .event($0.begin) }, .event(entry.index),
      ])
  }
}
