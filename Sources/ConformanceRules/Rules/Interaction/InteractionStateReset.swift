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
///
/// Where the same change without a pull in vain before it is at hand, which it is when both are run one after the
/// other, and breaks no rule that it must keep: what follows a pull in vain rests as that does, the same views of
/// controllers and the same bars with the same properties. A pull was in vain if all who were shown when it began
/// are shown, and nobody else, when something follows.
struct InteractionStateReset: RuleChecker {
  static let id: RuleID = "interaction-state-reset"
  static let statement = """
    After a verdict a driver is as new: whatever comes next, by a finger or by a button, \
    runs as if it were the first.
    """
  static let clauses = [
    driving, freshness, reach, beginning, course, neighbour, tapping, hearing, rest,
  ]
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
    .startInteractiveTransition, .begin, .end, .updateInteractiveTransition, .gestureBegan,
    .gestureEnded, .gestureCancelled, .resize, .select, .replace, .open, .close,
    .viewWillAppear, .viewDidAppear, .viewWillDisappear,
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
  private static let tapping = RuleClause(
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

  private static let rest = RuleClause(
    "rests", "What is done after a pull in vain rests as it does without that.")

  private(set) var record = Record()
  /// The transition that each driver has driven last.
  private var transitions: NameMap<Name> = [:]
  /// What fingers have driven.
  private var pulls = DrivenPulls()
  /// Which child fingers bring in each container.
  private var brought = BroughtChildren()
  /// What comes of taps beside what is presented.
  private var taps = TapsBeside()
  /// What code asks of containers after fingers.
  private var requests = RequestsAfterPulls()
  /// Whether the first pull was in vain, and how what followed rests.
  private var after = RestAfterVainPull()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    after.take(entry, in: hierarchy)
    switch entry.topic {
    case .begin:
      convict(pulls.take(beginning: entry, in: hierarchy), in: hierarchy)
      answer(entry, in: hierarchy)
    case .startInteractiveTransition: start(entry, in: hierarchy)
    case .updateInteractiveTransition:
      switch pulls.take(progress: entry, in: hierarchy) {
      case .asBefore: record.exercise()
      case .otherwise(let departure): convict(departure, in: hierarchy)
      case nil: break
      }
    case .gestureBegan:
      convict(pulls.settle(), in: hierarchy)
      pulls.take(finger: entry, in: hierarchy)
      settleTap(in: hierarchy)
      taps.take(finger: entry, in: hierarchy)
      requests.take(finger: entry, in: hierarchy)
    case .select, .replace, .open, .close:
      if requests.take(request: entry, in: hierarchy) { record.exercise() }
    case .resize: pulls.resize()
    case .viewWillAppear: compareNeighbours(entry, in: hierarchy)
    case .viewDidAppear: brought.take(appearance: entry, in: hierarchy)
    case .end, .viewWillDisappear: break
    default:
      taps.take(leaving: entry)
      convict(pulls.take(leaving: entry, in: hierarchy), in: hierarchy)
    }
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
    convict(pulls.forget(name), in: hierarchy)
    requests.forget(name)
    if taps.concerns(name) { settleTap(in: hierarchy) }
    taps.forget(name)
    brought.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    if conclusion.isComplete {
      convict(pulls.settle(), in: hierarchy)
      settleTap(in: hierarchy)
    }
    guard let finalState = conclusion.finalState else { return }
    judgeRequest(in: hierarchy)
    judgeRest(finalState, in: hierarchy)
  }

  /// Compares how what followed a pull in vain rests with how it does without that.
  private mutating func judgeRest(_ finalState: HierarchySnapshot, in hierarchy: HierarchyState) {
    guard let other = after.comparedRest(in: hierarchy) else { return }
    let names = hierarchy.names
    guard let difference = RestDifference(of: finalState, from: other, names) else {
      return record.exercise()
    }
    record.convict(
      Self.rest, difference.text(names, otherwise: "where nothing was pulled in vain before"),
      [hierarchy.lastAct.map { .event($0) }, difference.proof(names)])
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

  /// Convicts a finger that does something else than the one before it.
  private mutating func convict(
    _ departure: DrivenPulls.Departure?, in hierarchy: HierarchyState
  ) {
    guard let departure else { return }
    func text(_ name: Name) -> String { hierarchy.names.text(name) }
    let (clause, deed) =
      switch departure.deed {
      case .drivesNothing: (Self.driving, "drives nothing any more")
      case .drivesLessFar(let transition): (Self.reach, "drives \(text(transition)) less far")
      case .drivesFarther(let transition): (Self.course, "drives \(text(transition)) farther")
      case .beginsNothing: (Self.beginning, "begins nothing any more")
      }
    record.convict(
      clause, "the finger that has driven \(text(departure.earlier)) \(deed)", departure.proof)
  }
}

// MARK: - That a tap does what an earlier one did

extension InteractionStateReset {
  /// Takes a transition that begins: it answers the tap, or shows that nothing has come of it.
  private mutating func answer(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if taps.take(beginning: entry, in: hierarchy) { return record.exercise() }
    settleTap(in: hierarchy)
  }

  /// Convicts a tap of which nothing has come.
  private mutating func settleTap(in hierarchy: HierarchyState) {
    guard let miss = taps.settle() else { return }
    record.convict(
      Self.tapping,
      "a tap beside \(hierarchy.names.text(miss.screen)) begins nothing, and an earlier one did",
      [.event(miss.earlier.tap), .event(miss.earlier.begin), .event(miss.end)])
  }
}
