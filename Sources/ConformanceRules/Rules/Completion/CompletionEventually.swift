import AppearanceTrace

/// Every transition comes to its end, and in time.
///
/// Condition: a transition that begins also ends, before the trace does and before its name is used
/// again; and where the subject was asked to animate, by `animateTransition` or
/// `startInteractiveTransition`, it has reported completion by then. The system's own transitions
/// need no report (ER-08 says what UIKit does without one).
///
/// Completion comes no later than two seconds after the announced duration, counted from when the
/// subject was asked to animate, from the last verdict, or from when the last finger went up,
/// whichever is last. After a verdict, `finishInteractiveTransition` or `cancelInteractiveTransition`,
/// ten times the announced duration counts in its place: a driver may let the rest of the way run more
/// slowly than it was pulled, by its completion speed. (Both numbers are ours.)
///
/// Not timed are a transition whose duration was not announced before its completion, one that was
/// paused, for what is continued may be given any length, one that a stay in the background falls
/// into, one that a driver holds without a verdict, and one that a finger still holds.
struct CompletionEventually: RuleChecker {
  static let id: RuleID = "completion-eventually"
  static let statement = """
    A transition that has begun is completed in time, also if nothing needs animating, if a view is \
    nil, or if the application is in the background.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewControllerContextTransitioning, completeTransition(_:) and finishInteractiveTransition()"
    )
  ]
  static let remedy = """
    Call completeTransition on every way out of the animator, early returns and dropped animations \
    too, as soon as the announced time is over.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .begin, .end, .transitionDuration, .animateTransition, .startInteractiveTransition,
    .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
    .completeTransition, .background,
  ]

  private(set) var record = Record()
  private var open: NameMap<TransitionState> = [:]
  private var clocks: NameMap<Clock> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: begin(entry, in: hierarchy)
    case .end: end(entry, in: hierarchy)
    case .completeTransition: complete(entry, in: hierarchy)
    case .background: for name in clocks.keys { clocks[name]?.isStopped = true }
    default: tick(entry)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    clocks[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for transition in hierarchy.running {
      convict(
        transition, .ending(.pending(hierarchy.names.text(transition.name))), in: hierarchy)
    }
  }

  private mutating func begin(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal else { return }
    if let earlier = open.removeValue(forKey: name) {
      convict(earlier, .event(entry.index), in: hierarchy)
    }
    open[name] = hierarchy.transitions[name]
    clocks[name] = Clock()
  }

  private mutating func end(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal else { return }
    open[name] = nil
    clocks[name] = nil
    record.exercise()
    guard let transition = hierarchy.transitions[name], let animation = transition.animation?.event,
      transition.completion == nil
    else { return }
    record.convict(
      "\(hierarchy.names.text(name)) was animated by the subject and ended without being completed",
      [.event(animation), .event(entry.index)])
  }

  private mutating func convict(
    _ transition: TransitionState, _ end: Evidence, in hierarchy: HierarchyState
  ) {
    let name = hierarchy.names.text(transition.name)
    let isReported = transition.completion != nil
    record.convict(
      isReported
        ? "\(name) was completed, and never ended"
        : "\(name) began, and was never completed",
      [
        .event(transition.begin), transition.animation.map { .event($0.event) },
        transition.completion.map { .event($0.event) }, end,
      ])
  }
}

// MARK: - In time

extension CompletionEventually {
  /// How long a transition may still take.
  private struct Clock {
    /// The announced duration, and the line that says it.
    var answer: (duration: TraceTime, event: Int)?
    /// From when it runs by itself: the start of the animation, or the last verdict.
    var start: (event: Int, time: TraceTime)?
    /// Whether that was a verdict.
    var isDecided = false
    /// Whether nobody can say any more how long it may take.
    var isStopped = false
  }

  /// How many microseconds a completion may come after the announced time.
  private static var margin: Int64 { 2_000_000 }

  /// How many times slower than announced the rest may run after a verdict, for a driver may slow it down
  /// by its completion speed. (The number is ours.)
  private static var slowestCompletionFactor: Int64 { 10 }

  private mutating func tick(_ entry: IndexedEvent) {
    switch entry.topic {
    case .transitionDuration:
      guard let name = entry.counterpart, let duration = entry.call?.duration("gives") else {
        return
      }
      clocks[name]?.answer = (duration, entry.index)
    case .animateTransition, .startInteractiveTransition:
      guard let name = entry.counterpart, clocks[name]?.start == nil else { return }
      clocks[name]?.start = (entry.index, entry.time)
    case .pauseInteractiveTransition:
      if let name = entry.principal { clocks[name]?.isStopped = true }
    default:
      guard let name = entry.principal else { return }
      clocks[name]?.start = (entry.index, entry.time)
      clocks[name]?.isDecided = true
    }
  }

  private mutating func complete(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal, let clock = clocks.removeValue(forKey: name),
      let transition = hierarchy.transitions[name], transition.animation != nil,
      !clock.isStopped, let start = clock.start, let answer = clock.answer,
      clock.isDecided || !transition.isInteractive, !hierarchy.isFingerDown
    else { return }
    let finger = hierarchy.lastGesture?.end.flatMap { $0.time > start.time ? $0 : nil }
    let time = (finger?.time ?? start.time).microseconds
    let factor = clock.isDecided ? Self.slowestCompletionFactor : 1
    let allowed = answer.duration.microseconds * factor
    guard entry.time.microseconds - time > allowed + Self.margin else {
      return
    }
    record.convict(
      """
      \(hierarchy.names.text(name)) was completed more than two seconds after the announced time \
      was over
      """,
      [
        .event(answer.event), .event(start.event), finger.map { .event($0.event) },
        .event(entry.index),
      ])
  }
}
