import VirtualTime

/// A clock that animations run on: it can be held, moved by hand, let go and run back.
@MainActor final class AnimationTimeline {
  /// How the clock moves.
  private enum Motion {
    /// Forward, from a local time, since an instant, at a rate.
    case running(from: TimeSpan, since: Instant, rate: Double)
    /// Not at all, or by hand.
    case held(at: TimeSpan)
    /// Back to the beginning, from a local time, since an instant, at a rate; everything ends there.
    case runningBack(from: TimeSpan, since: Instant, rate: Double)
  }

  private var motion = Motion.held(at: .zero)
  private var hasStarted = false
  private var runs: [AnimationRun] = []
  private var wayBack: Ticket?

  private var turns: TurnLoop { World.current.turns }

  /// The clock's own time.
  var localTime: TimeSpan {
    switch motion {
    case .running(let start, let since, let rate):
      TimeSpan(seconds: start.seconds + turns.now.since(since).seconds * rate)
    case .held(let time): time
    case .runningBack(let start, let since, let rate):
      max(TimeSpan(seconds: start.seconds - turns.now.since(since).seconds * rate), .zero)
    }
  }

  /// Whether the clock runs back to the beginning.
  var isRunningBack: Bool {
    if case .runningBack = motion { true } else { false }
  }

  /// How far the clock is, as a fraction of a length in seconds.
  func progress(over duration: Double) -> Double {
    duration > 0 ? min(max(localTime.seconds / duration, 0), 1) : 0
  }

  // MARK: - Animations

  /// Puts an animation on the clock, beginning now.
  func add(_ run: AnimationRun) {
    if !hasStarted, !isHeldByDriver { self.run(rate: 1) }
    run.begin = localTime
    run.timeline = self
    runs.append(run)
    schedule(run)
  }

  /// Ends an animation before its time.
  func interrupt(_ run: AnimationRun) {
    run.ticket.map(turns.cancel)
    runs.drop(run)
    run.complete(finished: false)
  }

  private var isHeldByDriver = false

  private func schedule(_ run: AnimationRun) {
    guard case .running(_, _, let rate) = motion, let end = run.end else { return }
    let rest = TimeSpan(seconds: (end.seconds - localTime.seconds) / rate)
    run.ticket = turns.schedule(after: rest, lane: .completions, label: "end of an animation") {
      self.finish(run)
    }
  }

  private func finish(_ run: AnimationRun) {
    runs.drop(run)
    run.complete(finished: true)
  }

  private func unschedule() {
    for run in runs { run.ticket.map(turns.cancel) }
    wayBack.map(turns.cancel)
    wayBack = nil
  }

  /// Forgets its animations; nobody is told.
  func abandon() {
    runs = []
  }

  // MARK: - Motion

  /// Stops the clock where it is.
  func hold() {
    let time = localTime
    unschedule()
    isHeldByDriver = true
    motion = .held(at: time)
  }

  /// Moves the stopped clock to a time, in seconds.
  func seek(to seconds: Double) {
    guard case .held = motion else { return }
    motion = .held(at: TimeSpan(seconds: seconds))
  }

  /// Lets the clock run forward.
  func run(rate: Double) {
    let time = localTime
    unschedule()
    hasStarted = true
    motion = .running(from: time, since: turns.now, rate: rate)
    for run in runs { schedule(run) }
  }

  /// Lets the clock run back; at the beginning all values are as they were, and everything ends.
  func runBack(rate: Double) {
    let time = localTime
    unschedule()
    motion = .runningBack(from: time, since: turns.now, rate: rate)
    wayBack = turns.schedule(
      after: TimeSpan(seconds: time.seconds / rate), lane: .completions,
      label: "way back of an animation"
    ) { self.endAtStart() }
  }

  private func endAtStart() {
    // What is added from now on runs forward again.
    motion = .running(from: .zero, since: turns.now, rate: 1)
    let ended = runs
    runs = []
    for run in ended.reversed() { run.revert() }
    for run in ended { run.complete(finished: true) }
  }
}
