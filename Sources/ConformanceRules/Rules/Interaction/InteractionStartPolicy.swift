/// A transition starts interactively only while a finger drives it.
///
/// Condition: when a driver of the subject starts a transition, a finger is down, or went up in the
/// same instant.
///
/// A finger that pulls a presented screen, in any direction, over half of its own height, or width to a side, begins
/// something; and so does one that pulls the top of a stack with more below to where that leads back, to the right
/// or down. (The number is ours: who decides by the place of the finger alone lets go of less than half.) A finger to
/// the left or up leads on, and no line tells whether there is something to lead on to.
///
/// A tap in the middle of what is presented, beside which there is room and on which nothing stands, takes it away
/// only where the contract says so. It does, where its dismissal begins within half a second, before the script does anything else. (The number is ours.)
struct InteractionStartPolicy: RuleChecker {
  static let id: RuleID = "interaction-start-policy"
  static let statement = """
    A driver is handed out while a finger drives, and only then; what a button asks for runs by \
    itself, and a tap on what is presented ends nothing.
    """
  static let clauses = [finger, answered, tapped]
  static let exceptions = [
    RuleException(
      "flick",
      """
      A finger that is gone in the very instant still counts: a flick is over before anything \
      begins.
      """,
      guards: [
        .subject("faulty/driver-always-handed-out"),
        .sketch("a driver that starts half a frame after the finger is gone"),
      ])
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
    .startInteractiveTransition, .gestureBegan, .gestureEnded, .begin,
  ]

  private static let finger = RuleClause(
    "finger",
    """
    A driver starts a transition only while a finger is down, or in the instant in which it \
    goes.
    """)

  private static let answered = RuleClause(
    "answered",
    """
    Where fingers alone act, one that pulls a presented screen, or the top of a stack to the right or down, \
    over half of its length begins something.
    """,
    remedy: """
      Watch for fingers on the screen itself, however it came, and find out which way one is to lead \
      when it comes down.
      """)

  private static let tapped = RuleClause(
    "tapped-inside",
    """
    A tap in the middle of what is presented, beside which there is room, takes it away only where the contract \
    says so.
    """,
    remedy: """
      Let a recognizer of the container hear of touches outside of the presented view alone: give it its delegate, or \
      put it on the dimming. Where a tap is meant to close what is presented, declare closesOnTap: true.
      """)

  private(set) var record = Record()
  /// The tap on what is presented, as long as the script does nothing else.
  private var tap: PresentedTap?
  /// The finger that has begun nothing yet.
  private var pull: Pull?

  /// A finger on a presented screen, or on the top of a stack.
  private struct Pull {
    let finger: Int
    let screen: Name
    /// How far it has to go, in points.
    let distance: Double
    /// Where it has gone far enough, and left.
    var end: Int?
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .startInteractiveTransition: start(entry, in: hierarchy)
    case .gestureBegan:
      come(entry, in: hierarchy)
      settleTap()
      tap = PresentedTap(.inside, entry, in: hierarchy)
    case .gestureEnded:
      leave(entry, in: hierarchy)
      tap?.leave(entry)
    default:
      pull = nil
      answerTap(entry, in: hierarchy)
    }
  }

  private mutating func start(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
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

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if pull?.screen == name { pull = nil }
    if tap?.screen == name { settleTap() }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    if conclusion.isComplete { settle(in: hierarchy) }
    settleTap()
  }
}

// MARK: - That something begins

extension InteractionStartPolicy {
  /// Notes a finger that comes down on a screen that may go, where only fingers have acted.
  private mutating func come(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    settle(in: hierarchy)
    guard let screen = entry.principal, let way = FingerGesture.Way(entry.call), way.kind == "drag",
      hierarchy.presenter(of: screen) != nil
        || Self.waysBack.contains(way.value) && isTop(screen, in: hierarchy),
      hierarchy.presentations[screen] == nil, hierarchy.open.isEmpty, !hierarchy.isFingerDown,
      hierarchy.lastActByNoFinger == nil
    else { return }
    let (width, height) = size(of: screen, in: hierarchy)
    let length = ["left", "right"].contains(way.value) ? width : height
    pull = Pull(finger: entry.index, screen: screen, distance: length / 2)
  }

  /// Where a finger moves to that leads back in a stack.
  private static let waysBack = ["right", "down"]

  /// Whether a screen is the top of a stack with more below, and nothing is presented over it.
  private func isTop(_ screen: Name, in hierarchy: HierarchyState) -> Bool {
    guard let stack = hierarchy.objects[screen].parent,
      hierarchy.container(stack) == .navigation, hierarchy.presentations.isEmpty
    else { return false }
    return hierarchy.children(of: stack).count > 1 && hierarchy.phase(of: screen) == .appeared
  }

  /// The size of a screen: its frame's, or that of the window where no line tells of a frame.
  private func size(
    of screen: Name, in hierarchy: HierarchyState
  ) -> (width: Double, height: Double) {
    let presentation = hierarchy.lastEnded.flatMap { hierarchy.transitions[$0] }
    let announced = presentation?.to == screen ? presentation?.finalFrame?.values : nil
    let told = hierarchy.names.rootView(of: screen).flatMap { hierarchy.values(.frame, of: $0) }
    guard let frame = (told ?? announced).flatMap(Visibility.Frame.init) else {
      return (Double(hierarchy.screen.width), Double(hierarchy.screen.height))
    }
    return (frame.width, frame.height)
  }

  private mutating func leave(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let pull, let finger = entry.principal.flatMap({ hierarchy.finger(on: $0) }),
      finger.begin == pull.finger, var advance = finger.advance
    else { return self.pull = nil }
    var gone = finger
    gone.place = entry.point ?? finger.place
    advance = gone.advance ?? advance
    guard advance >= pull.distance else { return self.pull = nil }
    self.pull?.end = entry.index
  }

  /// Convicts a finger that has begun nothing.
  private mutating func settle(in hierarchy: HierarchyState) {
    defer { pull = nil }
    guard let pull, let end = pull.end else { return }
    record.convict(
      Self.answered,
      "a finger has pulled \(hierarchy.names.text(pull.screen)), and nothing has begun",
      [.event(pull.finger), .event(end), .ending(.heading)])
  }
}

// MARK: - That a tap ends nothing

extension InteractionStartPolicy {
  /// Convicts a tap by which what is presented goes.
  private mutating func answerTap(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let tap, tap.isLastAct(in: hierarchy),
      tap.isAnswered(by: entry, in: hierarchy)
    else { return settleTap() }
    self.tap = nil
    guard !hierarchy.contract.closesOnTap else { return record.rely(on: .closesOnTap) }
    record.convict(
      Self.tapped,
      "a tap in the middle of \(hierarchy.names.text(tap.screen)) takes it away",
      [.event(tap.begin), .event(entry.index)])
  }

  /// A tap has ended nothing.
  private mutating func settleTap() {
    if tap?.end != nil { record.exercise() }
    tap = nil
  }
}
