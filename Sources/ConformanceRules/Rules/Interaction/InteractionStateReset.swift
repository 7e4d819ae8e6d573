/// What comes after a verdict runs as if it were the first.
///
/// Condition: no driver of the subject starts a transition without a finger after an earlier
/// transition of the same driver got its verdict; and where a finger has driven a transition to its
/// verdict, another one that does the same on the same controller drives one of the same kind, if the
/// subject begins one animated in the instant of a line of that finger's.
struct InteractionStateReset: RuleChecker {
  static let id: RuleID = "interaction-state-reset"
  static let statement = """
    After a verdict a driver is as new: whatever comes next, by a finger or by a button, \
    runs as if it were the first.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIPercentDrivenInteractiveTransition, a driver serves one transition after the other")
  ]
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
  private var transitions: NameMap<Name> = [:]
  /// The transition that a finger on each controller has driven last.
  private var pulls: NameMap<Pull> = [:]

  private struct Pull {
    let way: FingerGesture.Way?
    let transition: Name
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .begin { begin(entry, in: hierarchy) } else { start(entry, in: hierarchy) }
  }

  /// Compares a transition that begins under a finger with the last that one has driven.
  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      let finger = hierarchy.fingers.last,
      hierarchy.lastAct == finger.lastMove ?? finger.begin,
      hierarchy.lastActTime == entry.time
    else { return }
    if transition.isInteractive {
      pulls[finger.receiver] = Pull(way: finger.way, transition: transition.name)
      return
    }
    guard transition.isAnimated, let pull = pulls[finger.receiver], pull.way == finger.way,
      pull.way != nil,
      let earlier = hierarchy.transitions[pull.transition], earlier.kind == transition.kind,
      earlier.begin < finger.begin, let verdict = earlier.verdict
    else { return }
    record.convict(
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
      """
      \(hierarchy.names.text(driver)) goes on as if the finger of an earlier transition were still there
      """,
      [.event(earlier.event), .event(entry.index)])
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    transitions[name] = nil
    pulls[name] = nil
  }
}
