/// A new screen is announced when it is there.
///
/// Condition, while the screen is read aloud, for each announcement of a new screen by the subject in a
/// transition, or after it as long as the script does not act again: the transition has been reported
/// complete and was not taken back; the controller that comes has appeared, if it was told that it
/// comes; and it is the only such announcement. What a presentation controller announces when it is
/// told of the end is in time: how that lies to the controller's did-appear is inferred. That nobody
/// announces is not judged: no line tells what UIKit itself announces. Nor is a change that no line
/// begins.
struct AccessibilityFocusAnnounced: RuleChecker {
  static let id: RuleID = "accessibility-focus-announced"
  static let statement = """
    A change of screens that finished is announced once, when it has settled.
    """
  static let clauses = [settled, takenBack, once, announced]
  static let exceptions = [endNotice]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple(
      "UIAccessibility.Notification, screenChanged: for a new view that takes up much of the screen"
    ),
    .derived(
      from: "screenChanged: the cursor moves to what is announced, which has to be there to stay"),
  ]
  static let remedy = """
    Post screenChanged when the transition has ended, and only if it went through.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .post, .begin, .end, .presentationTransitionDidEnd, .dismissalTransitionDidEnd,
  ]

  private static let settled = RuleClause(
    "settled", "A new screen is announced when it has come, and not before.")
  private static let takenBack = RuleClause(
    "taken-back", "A screen that was given up is not announced.")
  private static let once = RuleClause(
    "once", "A new screen is announced once.")
  private static let announced = RuleClause(
    "announced", "A new screen is announced at all.",
    .notJudged(because: "UIKit announces what it shows, and no line tells of that"))

  private static let endNotice = RuleException(
    "end-notice",
    "A presentation controller may announce when it is told of the end, before the screen hears of it.",
    guards: [
      .subject("faulty/screen-changed-too-early"),
      .sketch("a screen that is announced on its way, when the end of another one was told"),
      .sketch("a screen that is announced when its end was told, and it is not complete"),
    ])

  private(set) var record = Record()
  /// The announcement that came in time, since a transition began last.
  private var announced: (transition: Name, event: Int)?
  /// The last time that a presentation controller was told of an end.
  private var notice: Int?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: announced = nil
    case .end: record.exercise()
    case .post: announce(entry, in: hierarchy)
    default: notice = entry.index
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    if announced?.transition == name { announced = nil }
  }

  private mutating func announce(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.isBySubject, entry.call?.word(nil) == "screenChanged",
      let transition = hierarchy.transitionOfNow
    else { return }
    let name = hierarchy.names.text(transition.name)
    if transition.end == nil, !isDone(transition, in: hierarchy) {
      record.convict(
        Self.settled,
        "a new screen was announced while \(name) was still running",
        [.event(transition.begin), .event(entry.index)])
    } else if transition.isTakenBack {
      record.convict(
        Self.takenBack,
        "a new screen was announced, and \(name), which was to bring it, was given up",
        [
          .event(transition.begin), transition.completion.map { .event($0.event) },
          transition.end.map { .event($0.event) }, .event(entry.index),
        ])
    } else if let announced, announced.transition == transition.name {
      record.convict(
        Self.once,
        "the screen that \(name) brought was announced twice",
        [.event(transition.begin), .event(announced.event), .event(entry.index)])
    } else {
      announced = (transition.name, entry.index)
    }
  }

  /// Whether a transition that has not ended is as good as over.
  private func isDone(_ transition: TransitionState, in hierarchy: HierarchyState) -> Bool {
    if transition.completion?.flag == false { return true }
    guard transition.completion != nil || !transition.isAnimated else { return false }
    let isComing = transition.to.map { hierarchy.phase(of: $0) == .appearing } ?? false
    return !isComing || (notice ?? 0) > (transition.completion?.event ?? transition.begin)
  }
}

extension HierarchyState {
  /// The transition that runs, or the one that ended last if the script has not acted since.
  fileprivate var transitionOfNow: TransitionState? {
    if let name = open.last { return transitions[name] }
    guard let transition = lastEnded.flatMap({ transitions[$0] }), let end = transition.end else {
      return nil
    }
    return (lastAct ?? 0) < end.event ? transition : nil
  }
}

extension TransitionState {
  /// Whether it was reported, or ended, as taken back.
  fileprivate var isTakenBack: Bool { completion?.flag == false || end?.outcome == .cancelled }
}
