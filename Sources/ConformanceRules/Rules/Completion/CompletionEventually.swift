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
/// Nor does it come more than a second after the last sign of life, where the subject has moved views in the
/// transition, and none of them moves any more: the verdict, the last finger's end, and what the subject
/// last moved, set, put in or took out in it. Whatever was announced: nothing is left to wait for. (The
/// number is ours.)
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
  static let clauses = [ending, report, stillness, promptness]
  static let exceptions = [
    RuleException(
      "hurried-driver",
      """
      A driver may let the rest of the way run ten times more slowly than announced, by its \
      completion speed.
      """,
      guards: [
        .sketch("a completion long after the verdict"),
        .sketch("a completion long after the announced time, where no driver has given a verdict"),
      ]),
    RuleException(
      "timer-behind",
      """
      What moves may rest up to a second before the completion, as where a timer tells the end.
      """,
      guards: [.subject("faulty/reports-long-after")]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, completeTransition(_:)"),
    .observed(["ER-08"]),
    .derived(
      from: """
        that nobody can touch anything while a transition waits; how long is too long is ours to \
        say
        """),
  ]
  static let remedy = """
    Call completeTransition on every way out of the animator, early returns and dropped animations \
    too, as soon as the announced time is over.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .begin, .end, .transitionDuration, .animateTransition, .startInteractiveTransition,
    .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
    .completeTransition, .resignActive, .background, .moves, .rests, .set, .insert, .remove,
  ]

  private static let ending = RuleClause(
    "ends", "A transition that begins also ends.")
  private static let report = RuleClause(
    "is-reported", "What the subject animates is reported complete before it ends.",
    .sketched(
      because: "a faulty subject that never completes breaks 'ends' as well, which speaks first"))
  private static let stillness = RuleClause(
    "not-idle",
    """
    Completion comes within a second after all that the subject moved has come to rest.
    """, remedy: "Call completeTransition when the last animation has ended, and not after a time.")
  private static let promptness = RuleClause(
    "in-time",
    """
    Completion comes no more than two seconds after the announced time, or after ten times that \
    when a driver has given its verdict.
    """)

  private(set) var record = Record()
  private var open: NameMap<TransitionState> = [:]
  private var clocks: NameMap<CompletionClock> = [:]
  private var signs = SignsOfLife()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .begin: begin(entry, in: hierarchy)
    case .end: end(entry, in: hierarchy)
    case .completeTransition: complete(entry, in: hierarchy)
    case .resignActive, .background:
      for name in clocks.keys { clocks[name]?.stop() }
      signs = SignsOfLife()
    case .moves, .rests, .set, .insert, .remove: signs.take(entry)
    default: tick(entry)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    clocks[name] = nil
    signs.forget(name)
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
    clocks[name] = CompletionClock()
    signs.forget(name)
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
      Self.report,
      "\(hierarchy.names.text(name)) was animated by the subject and ended without being completed",
      [.event(animation), .event(entry.index)])
  }

  private mutating func convict(
    _ transition: TransitionState, _ end: Evidence, in hierarchy: HierarchyState
  ) {
    let name = hierarchy.names.text(transition.name)
    let isReported = transition.completion != nil
    record.convict(
      Self.ending,
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
  private mutating func tick(_ entry: IndexedEvent) {
    switch entry.topic {
    case .transitionDuration, .animateTransition, .startInteractiveTransition:
      if let name = entry.counterpart { clocks.change(name) { $0.take(entry) } }
    default:
      if let name = entry.principal { clocks.change(name) { $0.take(entry) } }
    }
  }

  private mutating func complete(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let name = entry.principal, let clock = clocks.removeValue(forKey: name),
      let transition = hierarchy.transitions[name], transition.animation != nil,
      let start = clock.start, clock.isDecided || !transition.isInteractive,
      !hierarchy.isFingerDown
    else { return }
    let finger = hierarchy.lastGesture?.end.flatMap { $0.time > start.time ? $0 : nil }
    if let sign = signs.last(of: name),
      CompletionClock.isIdle(
        since: max(sign.time, start.time, finger?.time ?? start.time), at: entry.time)
    {
      return record.convict(
        Self.stillness,
        """
        nothing of \(hierarchy.names.text(name)) moved for more than a second before it was \
        completed
        """,
        [
          .event(sign.event), .event(start.event), finger.map { .event($0.event) },
          .event(entry.index),
        ])
    }
    guard let answer = clock.missed(since: finger?.time ?? start.time, at: entry.time) else {
      return
    }
    record.convict(
      Self.promptness,
      """
      \(hierarchy.names.text(name)) was completed more than two seconds after the announced time \
      was over
      """,
      [
        .event(answer), .event(start.event), finger.map { .event($0.event) },
        .event(entry.index),
      ])
  }
}
