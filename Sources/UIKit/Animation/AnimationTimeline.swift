import VirtualTime

/// A clock that animations run on: it can be held, moved by hand, let go and run back.
///
/// It goes by the host's time or by another clock's, at a rate that is below zero on the way back.
@MainActor final class AnimationTimeline {
  // What is read or changed at one go, and often, is spared checks at run time.

  private var parent: AnimationTimeline?
  /// Where the clock stood when its rate was set last, and when that was by the outer time.
  private var origin = TimeSpan.zero
  private var since = TimeSpan.zero
  private var rate = 0.0
  private var hasStarted = false
  private var isHeldByDriver = false
  /// Whether it goes by the host's time alone, and need not know what runs on it.
  private var isHosts = false
  @exclusivity(unchecked) private var runs = RunList()
  @exclusivity(unchecked) private var children: [Child] = []
  @exclusivity(unchecked) private var wayBack: Ticket?

  private struct Child {
    weak var timeline: AnimationTimeline?
  }

  init(within parent: AnimationTimeline? = nil) {
    self.parent = parent
    parent?.adopt(self)
  }

  /// A clock that goes by the host's time and is never held; it does not know what runs on it.
  static func host() -> AnimationTimeline {
    let timeline = AnimationTimeline()
    timeline.isHosts = true
    timeline.hasStarted = true
    timeline.rate = 1
    return timeline
  }

  private var turns: TurnLoop { World.current.turns }

  // MARK: - Reading

  private var outerTime: TimeSpan { parent?.localTime ?? turns.now.since(.zero) }

  /// The clock's own time.
  var localTime: TimeSpan { local(at: outerTime) }

  /// The clock's own time at a moment of the host's.
  func localTime(atHost time: TimeSpan) -> TimeSpan {
    local(at: parent?.localTime(atHost: time) ?? time)
  }

  private func local(at outer: TimeSpan) -> TimeSpan {
    guard rate != 0 else { return origin }
    let passed = TimeSpan(microseconds: outer.microseconds - since.microseconds)
    let local = origin.adding(rate == 1 ? passed : TimeSpan(seconds: passed.seconds * rate))
    return rate < 0 ? max(local, .zero) : local
  }

  /// How much of the clock's time goes by in a second of the host's.
  var totalRate: Double { rate * (parent?.totalRate ?? 1) }

  /// Whether the clock runs back to the beginning.
  var isRunningBack: Bool { rate < 0 }

  /// How far the clock is, as a fraction of a length in seconds.
  func progress(over duration: Double) -> Double {
    duration > 0 ? min(max(localTime.seconds / duration, 0), 1) : 0
  }

  // MARK: - Animations

  /// Puts an animation on the clock, beginning now.
  func add(_ run: TimedRun) {
    start()
    run.begin = localTime
    run.timeline = self
    let engine = World.current.animations
    if engine.knowsLayerClocks {
      for layer in run.layers {
        run.layerBegins[ObjectIdentifier(layer)] = localTime(atHost: engine.time(of: layer))
      }
    }
    if !isHosts { runs.append(run) }
    schedule(run)
  }

  private func adopt(_ child: AnimationTimeline) {
    start()
    children.removeAll { $0.timeline == nil }
    children.append(Child(timeline: child))
  }

  private func start() {
    if !hasStarted, !isHeldByDriver { run(rate: 1) }
  }

  /// Ends an animation before its time.
  func interrupt(_ run: TimedRun) {
    run.ticket.map(turns.cancel)
    runs.remove(run)
    run.end(.interrupted)
  }

  var allRuns: [TimedRun] { runs.all }

  /// Forgets an animation; nobody is told.
  func abandon(_ run: TimedRun) {
    run.ticket.map(turns.cancel)
    runs.remove(run)
  }

  /// Forgets its animations; nobody is told.
  func abandon() {
    for run in runs.all { run.timeline = nil }
    runs = RunList()
  }

  // MARK: - Ends

  /// Looks when a run will be over, if everything goes on as it does.
  func schedule(_ run: TimedRun) {
    run.ticket.map(turns.cancel)
    run.ticket = nil
    guard rate > 0, let rest = rest(of: run) else { return }
    run.ticket = turns.schedule(after: rest, lane: .completions, label: "end of an animation") {
      run.arrive()
    }
  }

  /// How long a run still takes, by the host's time; none where its clock or a layer's stands still.
  private func rest(of run: TimedRun) -> TimeSpan? {
    guard let length = run.length else { return nil }
    let engine = World.current.animations
    guard engine.knowsLayerClocks else {
      let left = TimeSpan(microseconds: length.microseconds - run.elapsed.microseconds)
      return Self.span(left, at: totalRate)
    }
    var longest = TimeSpan(microseconds: .min)
    for layer in run.layers {
      let left = length.seconds - run.elapsed(in: layer).seconds
      let speed = totalRate * engine.speed(of: layer)
      guard let span = Self.span(TimeSpan(seconds: left), at: speed) else { return nil }
      longest = max(longest, span)
    }
    guard run.layerCount == 0 else { return longest }
    return Self.span(
      TimeSpan(microseconds: length.microseconds - run.elapsed.microseconds), at: totalRate)
  }

  private static func span(_ left: TimeSpan, at rate: Double) -> TimeSpan? {
    guard rate > 0 else { return nil }
    return rate == 1 ? left : TimeSpan(seconds: left.seconds / rate)
  }

  func arrive(_ run: TimedRun) {
    run.ticket = nil
    if run.staysOnArrival(.atEnd) { return }
    runs.remove(run)
    run.end(.atEnd)
  }

  /// Looks anew when everything on this clock will be over.
  func reschedule() {
    wayBack.map(turns.cancel)
    wayBack = nil
    for run in runs.all { schedule(run) }
    if rate < 0, let rest = Self.span(localTime, at: -totalRate) {
      wayBack = turns.schedule(
        after: rest, lane: .completions, label: "way back of an animation"
      ) { self.arriveAtStart() }
    }
    for child in children { child.timeline?.reschedule() }
  }

  /// On the way back everything ends at the beginning, with all values as they were.
  private func arriveAtStart() {
    wayBack.map(turns.cancel)
    wayBack = nil
    let ended = runs.all
    if ended.contains(where: { $0.staysOnArrival(.atStart) }) { return }
    runs = RunList()
    // What is added from now on runs forward again.
    set(origin: .zero, rate: 1)
    let inner = children.compactMap(\.timeline)
    for run in ended.reversed() { run.revert() }
    for timeline in inner { timeline.revertAll() }
    for run in ended { run.end(.atStart) }
    for timeline in inner { timeline.arriveAtStart() }
  }

  private func revertAll() {
    for run in runs.all.reversed() { run.revert() }
  }

  // MARK: - Motion

  /// Goes by the host's time from now on.
  func leaveParent() {
    guard let parent else { return }
    let (time, rate) = (localTime, totalRate)
    parent.children.removeAll { $0.timeline === self }
    self.parent = nil
    set(origin: time, rate: rate)
  }

  private func set(origin: TimeSpan, rate: Double) {
    self.origin = origin
    since = outerTime
    self.rate = rate
    reschedule()
  }

  /// Stops the clock where it is.
  func hold() {
    isHeldByDriver = true
    set(origin: localTime, rate: 0)
  }

  /// Moves the stopped clock to a time, in seconds.
  func seek(to seconds: Double) {
    guard rate == 0 else { return }
    set(origin: TimeSpan(seconds: seconds), rate: 0)
  }

  /// Lets the clock run forward.
  func run(rate: Double) {
    hasStarted = true
    set(origin: localTime, rate: rate)
  }

  /// Lets the clock run back; at the beginning all values are as they were, and everything ends.
  func runBack(rate: Double) {
    hasStarted = true
    set(origin: localTime, rate: -rate)
  }
}
