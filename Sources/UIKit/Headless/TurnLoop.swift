import UIKitSemantics
import VirtualTime

/// The main queue and the clock: what runs next, in which phase of which turn.
@MainActor final class TurnLoop {
  typealias Work = @MainActor () -> Void

  /// Work that waits on the clock.
  struct TimedWork {
    /// When in a turn timed work runs.
    enum Lane: UInt8 {
      /// Runs at the beginning of a turn.
      case mainQueue
      /// Runs at the end of a turn, when the commit is through.
      case completions
    }

    /// What it is, for those who ask what is pending.
    let label: StaticString
    /// Whether nobody waits for it.
    let isBackground: Bool
    let run: Work
  }

  /// More turns than this at one instant are taken for a loop without end.
  private static let turnsPerInstant = 10_000
  /// More phases than this in one turn are taken for a layout that never rests; a round of layout and of
  /// what waits for the commit has two.
  private static let phasesPerTurn = 200
  /// How many turns one counts for whose commit did not come to rest.
  private static let turnsPerRestlessCommit = 100

  private(set) var isHalted = false
  private var isRetired = false
  // All of it is read or changed at one go, so that checks at run time would only cost.
  @exclusivity(unchecked) fileprivate var clock = VirtualClock<TimedWork>()
  /// How much of the work on the clock nobody waits for.
  private var backgroundCount = 0
  @exclusivity(unchecked) private var mainQueue = WorkQueue()
  @exclusivity(unchecked) private var afterCommit = WorkQueue()
  @exclusivity(unchecked) private var dueCompletions: [Ticket] = []
  @exclusivity(unchecked) private var windowsToLayOut = Refillable<UIWindow>()
  /// Who observes properties, and is told of them when a phase is over.
  private let keyValues: KeyValueObservers

  init(telling keyValues: KeyValueObservers) {
    self.keyValues = keyValues
  }

  var now: Instant { clock.now }

  // MARK: - Causes

  /// Who is to answer for what happens now, in the scene that runs: it is looked at so often that it lies where nothing
  /// has to be kept for it.
  @exclusivity(unchecked) private static var presentCause = Cause.script

  /// Takes in that another scene runs from now on, which has causes of its own.
  static func noteScene() { presentCause = .script }

  /// Who is to answer for what happens now; new work inherits it.
  var cause: Cause { Self.presentCause }

  /// Runs work that somebody else than now is to answer for.
  static func acting<Value>(as cause: Cause, _ work: () -> Value) -> Value {
    let (previous, scene) = (presentCause, World.number)
    presentCause = cause
    defer { if World.number == scene { presentCause = previous } }
    return work()
  }

  /// The same, where this may not be the loop of the scene that runs.
  func acting<Value>(as cause: Cause, _ work: () -> Value) -> Value {
    isRetired ? work() : Self.acting(as: cause, work)
  }

  // MARK: - Putting work in

  /// Queues work on the main queue, for the next turn.
  func enqueue(_ work: @escaping Work) {
    guard !isHalted else { return }
    mainQueue.append(cause: cause, work)
  }

  /// Runs work when the commit of the present turn, or of the next, is through.
  func afterCommit(_ work: @escaping Work) {
    guard !isHalted else { return }
    afterCommit.append(cause: cause, work)
  }

  @discardableResult
  func schedule(
    after delay: TimeSpan, lane: TimedWork.Lane, label: StaticString, isBackground: Bool = false,
    _ work: @escaping Work
  ) -> Ticket {
    if isBackground { backgroundCount += 1 }
    return clock.schedule(
      TimedWork(label: label, isBackground: isBackground, run: work), after: delay,
      lane: lane.rawValue, causedBy: cause)
  }

  func cancel(_ ticket: Ticket) {
    if clock.peek(ticket)?.isBackground ?? false { backgroundCount -= 1 }
    clock.cancel(ticket)
  }

  func needsLayout(_ window: UIWindow) {
    guard !window.flags.awaitsCommit, !isRetired else { return }
    window.flags.awaitsCommit = true
    windowsToLayOut.append(window)
  }

  // MARK: - Running

  /// Whether the next turn would have anything to do at this instant.
  var hasWorkNow: Bool {
    !mainQueue.isEmpty || !afterCommit.isEmpty || !windowsToLayOut.isEmpty
      || clock.hasDueWork
  }

  /// One hop of the main queue.
  ///
  /// - Returns: whether the commit came to rest.
  @discardableResult
  func turn() -> Bool {
    var phase = TurnPhase.queued
    var phases = 0
    while !isHalted, phase != .over {
      perform(phase)
      keyValues.sweep()
      phases += 1
      // A commit that never rests is cut off: what is left waits for the next turn.
      let isEndless = phases > Self.phasesPerTurn
      let workload = TurnPhase.Workload(
        needsLayout: !isEndless && !windowsToLayOut.isEmpty,
        waitsForCommit: !isEndless && !afterCommit.isEmpty)
      phase = phase.next(given: workload)
    }
    World.current.keptSegues.weigh()
    return phases <= Self.phasesPerTurn
  }

  private func perform(_ phase: TurnPhase) {
    switch phase {
    case .queued:
      takeDueWork()
      guard !mainQueue.isEmpty else { return }
      let batch = mainQueue.takeAll()
      run(batch)
      mainQueue.reuse(batch)
    case .layout:
      // Whatever classes of an app's own say of insets, they may say something else by now.
      PlaceInSafeArea.forget()
      let windows = windowsToLayOut.takeAll()
      for window in windows { window.flags.awaitsCommit = false }
      Self.acting(as: .host) { for window in windows where !isHalted { window.layoutTree() } }
      windowsToLayOut.reuse(windows)
    case .afterCommit:
      guard !afterCommit.isEmpty else { return }
      let batch = afterCommit.takeAll()
      run(batch)
      afterCommit.reuse(batch)
    case .completions:
      runDueCompletions()
    case .over:
      break
    }
  }

  /// Runs work that was taken from a queue; what it adds there waits for the next look.
  private func run(_ batch: [WorkQueue.Item]) {
    for item in batch where !isHalted {
      Self.acting(as: item.cause, item.run)
    }
  }

  /// Sorts the work whose time has come into the main queue and the completions.
  private func takeDueWork() {
    for ticket in clock.takeDue() {
      switch TimedWork.Lane(rawValue: ticket.lane) {
      case .mainQueue, nil:
        mainQueue.append(cause: cause) { [self] in runTimed(ticket) }
      case .completions:
        dueCompletions.append(ticket)
      }
    }
  }

  private func runTimed(_ ticket: Ticket) {
    guard let (work, cause) = clock.claim(ticket) else { return }
    if work.isBackground { backgroundCount -= 1 }
    Self.acting(as: cause, work.run)
  }

  private func runDueCompletions() {
    // What became due in the course of this turn, after no time, still completes in it.
    takeDueWork()
    guard !dueCompletions.isEmpty else { return }
    let due = dueCompletions
    dueCompletions = []
    for ticket in due where !isHalted { runTimed(ticket) }
  }

  // MARK: - Moving time

  /// Moves time forward, instant by instant, and at each takes turns until nothing is due.
  ///
  /// - Returns: whether every instant came to rest.
  @discardableResult
  func advance(to target: Instant) -> Bool {
    while !isHalted {
      guard rest() else { return false }
      guard let next = clock.nextInstant, next <= target else { break }
      moveClock(to: next)
    }
    if !isHalted { moveClock(to: target) }
    return !isHalted
  }

  /// Moves time forward until nothing is pending.
  ///
  /// - Returns: false at the limit, with the clock there, or when the scene halted.
  func settle(by limit: Instant, isPending: () -> Bool) -> Bool {
    while !isHalted {
      guard rest(), !isHalted else { return false }
      guard clock.count > backgroundCount || isPending() else { break }
      guard let next = clock.nextInstant else { break }
      guard next <= limit else {
        moveClock(to: limit)
        return false
      }
      moveClock(to: next)
    }
    guard !isHalted else { return false }
    guard isPending() else { return true }
    // Something is pending and no work is scheduled that could end it: nothing changes until the limit.
    moveClock(to: limit)
    return false
  }

  /// Lets time pass in which nothing is due; what was done up to now is seen then.
  private func moveClock(to instant: Instant) {
    let hasPassed = instant > clock.now
    clock.advance(to: instant)
    if hasPassed { World.current.reportDrawing() }
  }

  /// Takes turns until nothing is due now; gives up on work that never ends.
  private func rest() -> Bool {
    // Who drives the scene may have changed what is observed, and no turn need follow.
    keyValues.sweep()
    var turns = 0
    while hasWorkNow, !isHalted {
      guard turns < Self.turnsPerInstant else { return false }
      turns += turn() ? 1 : Self.turnsPerRestlessCommit
    }
    return true
  }

  /// Stops the clock for good.
  func halt() {
    isHalted = true
  }

  /// Stops the clock for good, and lets go of all work.
  func retire() {
    halt()
    isRetired = true
    // What goes with the work may look at the queues, so they are empty by then.
    let work = (clock, mainQueue, afterCommit, windowsToLayOut)
    for window in windowsToLayOut.all { window.flags.awaitsCommit = false }
    clock = VirtualClock()
    backgroundCount = 0
    mainQueue = WorkQueue()
    afterCommit = WorkQueue()
    dueCompletions = []
    windowsToLayOut = Refillable()
    withExtendedLifetime(work) {}
  }

  // MARK: - Telling

  /// What waits, a line each, in the order in which it will run.
  var pending: [String] {
    var lines: [String] = []
    if !mainQueue.isEmpty { lines.append("\(mainQueue.count) on the main queue") }
    if !afterCommit.isEmpty { lines.append("\(afterCommit.count) after the commit") }
    if !windowsToLayOut.isEmpty { lines.append("layout of \(windowsToLayOut.count) windows") }
    for (instant, work, _) in clock.waiting where !work.isBackground {
      lines.append("\(work.label) at \(Double(instant.microseconds) / 1000) ms")
    }
    return lines
  }
}

extension TurnLoop {
  /// What ticks although nobody waits for it, with who is to answer for it.
  var runningOn: [(label: String, cause: Cause)] {
    clock.waiting.filter(\.work.isBackground).map { (String(describing: $0.work.label), $0.cause) }
  }
}
