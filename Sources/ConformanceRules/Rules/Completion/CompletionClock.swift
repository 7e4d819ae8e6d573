import AppearanceTrace

/// How long a transition may still take.
struct CompletionClock: Sendable {
  /// The announced duration, and the line that says it.
  private var answer: (duration: TraceTime, event: Int)?
  /// From when it runs by itself: the start of the animation, or the last verdict.
  private(set) var start: (event: Int, time: TraceTime)?
  /// Whether that was a verdict.
  private(set) var isDecided = false
  /// Whether nobody can say any more how long it may take.
  private var isStopped = false

  /// How many microseconds a completion may come after the announced time.
  private static var margin: Int64 { 2_000_000 }

  /// How many microseconds a completion may come after the last sign of life.
  private static var patience: Int64 { 1_000_000 }

  /// How many times slower than announced the rest may run after a verdict, for a driver may slow it down
  /// by its completion speed. (The number is ours.)
  private static var slowestCompletionFactor: Int64 { 10 }

  /// Takes what is announced, begun, decided or paused of its transition.
  mutating func take(_ entry: IndexedEvent) {
    switch entry.topic {
    case .transitionDuration:
      if let duration = entry.call?.duration("gives") { answer = (duration, entry.index) }
    case .animateTransition, .startInteractiveTransition:
      if start == nil { start = (entry.index, entry.time) }
    case .pauseInteractiveTransition: stop()
    default:
      start = (entry.index, entry.time)
      isDecided = true
    }
  }

  /// From here on nobody can say how long it may take.
  mutating func stop() { isStopped = true }

  /// The line that announced the time, if a completion comes too long after it.
  ///
  /// - Parameter beginning: From when the announced time counts.
  func missed(since beginning: TraceTime, at completion: TraceTime) -> Int? {
    guard !isStopped, let answer else { return nil }
    let factor = isDecided ? Self.slowestCompletionFactor : 1
    let allowed = answer.duration.microseconds * factor + Self.margin
    return completion.microseconds - beginning.microseconds > allowed ? answer.event : nil
  }

  /// Whether a completion comes too long after the last sign of life.
  static func isIdle(since sign: TraceTime, at completion: TraceTime) -> Bool {
    completion.microseconds - sign.microseconds > patience
  }
}
