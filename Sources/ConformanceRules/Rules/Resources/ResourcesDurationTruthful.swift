import AppearanceTrace

/// The announced duration is true.
///
/// Condition, for animated transitions that no driver holds, and that no stay in the background, or
/// behind what is the system's, cuts short or holds: the time from the start of the animation to the completion differs from the announced one by no
/// more than a twentieth of a second; or it is longer, and nobody sees that: all that the subject has
/// moved was at rest a twentieth of a second after the announced time, as the tail of a spring is too
/// small to be seen, and completion follows within half of that time; and no answer for one transition
/// differs from the first one by a sixtieth of a second, a frame of the screen, or more. Where the script
/// has asked for another change since, a transition may be brought to its end early.
struct ResourcesDurationTruthful: RuleChecker {
  static let id: RuleID = "resources-duration-truthful"
  static let statement = """
    The duration that an animator announces is the time that it takes.
    """
  static let clauses = [stability, truth]
  static let exceptions = [
    RuleException(
      "tail",
      """
      A spring may go on for half of the announced time when nobody sees it move any more: what is \
      announced is what is seen.
      """,
      guards: [
        .subject("faulty/reports-late"),
        .sketch("a completion that comes late, behind what came to rest late"),
        .sketch("a duration that is a little too short, and a spring that is at rest too late"),
      ]),
    RuleException(
      "frame", "Answers that differ by less than a frame of the screen are one.",
      guards: [.sketch("two durations that are a frame apart")]),
    RuleException(
      "overtaken",
      """
      A transition may be over early where the script has asked for another change since.
      """,
      guards: [
        .sketch(
          "a selection that takes longer than was announced, and one cut short before the script asks again"
        )
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerAnimatedTransitioning, transitionDuration(using:)"),
    .derived(
      from: """
        that UIKit lets bars and whatever moves alongside take the announced time; how much is seen \
        is ours to say
        """),
  ]
  static let remedy = """
    Return the length of your animation from transitionDuration, and use that method for the \
    animation itself.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .transitionDuration, .completeTransition, .resignActive, .background, .moves, .rests, .remove,
  ]

  private static let stability = RuleClause(
    "one-answer",
    """
    The answers for a transition differ by less than a frame of the screen.
    """, .sketched(because: "the host asks an animator once"))
  private static let truth = RuleClause(
    "true", "The announced time is the real one within a twentieth of a second.")

  private(set) var record = Record()
  private var motions = Motions()
  private var answers: NameMap<(duration: TraceTime, event: Int, time: TraceTime)> = [:]

  /// By how many microseconds the real time may differ.
  private static var tolerance: Int64 { 50_000 }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard ![.resignActive, .background].contains(entry.topic) else { return answers = [:] }
    guard ![.moves, .rests, .remove].contains(entry.topic) else { return motions.take(entry) }
    if entry.topic == .transitionDuration {
      guard let name = entry.counterpart, let duration = entry.call?.duration("gives") else {
        return
      }
      if let earlier = answers[name],
        abs(earlier.duration.microseconds - duration.microseconds) >= TraceTime.frame
      {
        record.convict(
          Self.stability,
          "two durations were announced for \(hierarchy.names.text(name))",
          [.event(earlier.event), .event(entry.index)])
      }
      answers[name] = answers[name] ?? (duration, entry.index, entry.time)
      return
    }
    guard let name = entry.principal, let transition = hierarchy.transitions[name],
      transition.completion == nil, transition.isAnimated, !transition.isInteractive,
      transition.verdict == nil, !hierarchy.isStill, let answer = answers.removeValue(forKey: name)
    else { return }
    let real = entry.time.microseconds - answer.time.microseconds
    let excess = real - answer.duration.microseconds
    guard abs(excess) > Self.tolerance,
      !isTail(from: motions.rest(of: name), to: entry.time, of: answer.duration, since: answer.time)
    else { return record.exercise() }
    guard excess > 0 || (hierarchy.lastRequest?.event ?? -1) < answer.event else { return }
    record.convict(
      Self.truth,
      "\(hierarchy.names.text(name)) took another time than its animator announced",
      [.event(answer.event), .event(entry.index)])
  }

  /// Whether all was at rest in the announced time, and nobody sees what still goes on.
  ///
  /// The way of a spring from a hundredth to a thousandth of the whole takes no longer than half of the way to
  /// the hundredth.
  private func isTail(
    from rest: TraceTime?, to completion: TraceTime, of announced: TraceTime, since start: TraceTime
  ) -> Bool {
    guard let rest else { return false }
    let seen = rest.microseconds - start.microseconds
    return abs(seen - announced.microseconds) <= Self.tolerance
      && completion.microseconds - rest.microseconds <= announced.microseconds / 2
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    answers[name] = nil
    motions.forget(name)
  }
}

/// When what each transition has moved came to rest.
private struct Motions: Sendable {
  private var movers = Movers()
  private var rests: NameMap<TraceTime> = [:]

  mutating func take(_ entry: IndexedEvent) {
    guard let view = entry.principal else { return }
    guard entry.topic != .moves else {
      if let transition = entry.cause { movers.move(view, in: transition) }
      return
    }
    for transition in movers.rest(view) { rests[transition] = entry.time }
  }

  /// When the last view of a transition came to rest; none while one moves, and where none has.
  func rest(of transition: Name) -> TraceTime? {
    movers.areAtRest(in: transition) ? rests[transition] : nil
  }

  mutating func forget(_ name: Name) {
    movers.forget(name)
    rests[name] = nil
  }
}
