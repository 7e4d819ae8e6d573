import CoreGraphics
import UIKitSemantics
import VirtualTime

/// What an animator of properties does: the driver of its machine.
@MainActor final class AnimatorPerformance {
  typealias Completion = (UIViewAnimatingPosition) -> Void

  weak var animator: UIViewPropertyAnimator?
  private(set) var machine = PropertyAnimatorMachine()
  private(set) var isReversed = false
  let duration: Double
  let pace: Pace
  private var blocks: [AnimatorPromise<() -> Void>] = []
  private var completions: [AnimatorPromise<Completion>] = []
  /// The animator's own clock, while it is active.
  private(set) var clock: AnimationTimeline?
  /// What it animates, while it is active; kept by its clock.
  private(set) weak var run: AnimationRun?
  /// What it animated, while it is stopped.
  private var frozen: AnimationRun?
  /// Where on its clock the animations begin, in seconds.
  private(set) var offset = 0.0
  private weak var world: World?
  /// What tells that nobody sees it move any more.
  var stillness: Ticket?

  init(duration: Double, pace: Pace) {
    self.duration = duration
    self.pace = pace
  }

  var engine: AnimationEngine { World.current.animations }

  var state: UIViewAnimatingState {
    switch machine.state {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  // MARK: - Requests

  /// Lets the machine decide, and complains where a request is an error.
  private func decide(
    _ event: PropertyAnimatorMachine.Event, _ method: String
  ) -> PropertyAnimatorMachine.Action {
    let action = machine.handle(event)
    if action == .misuse { complain(method) }
    return action
  }

  func start(after delay: Double) {
    let action = decide(.started, "startAnimation")
    if action == .begin { begin(isHeld: false, delay: max(delay, 0)) }
    if action == .resume { go(rate: 1) }
  }

  func pause() {
    guard mayInterrupt("pauseAnimation") else { return }
    let action = decide(.paused, "pauseAnimation")
    if action == .beginHeld { begin(isHeld: true, delay: 0) }
    if action == .hold { hold() }
  }

  func scrub(to fraction: Double) {
    guard mayInterrupt("setFractionComplete") else { return }
    let action = decide(.scrubbed, "setFractionComplete")
    if action == .beginHeld { begin(isHeld: true, delay: 0) }
    if action == .beginHeld || action == .seek { seek(to: fraction) }
  }

  func reverse(_ isReversed: Bool) {
    guard isReversed != self.isReversed, machine.handle(.reversed) == .turn else { return }
    self.isReversed = isReversed
    if machine.state == .running { go(rate: 1) }
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    guard decide(.continued, "continueAnimation") == .resume else { return }
    go(rate: rate(for: parameters, durationFactor: durationFactor))
  }

  func stop(forGood: Bool) {
    guard mayInterrupt("stopAnimation"),
      decide(forGood ? .stoppedForGood : .stopped, "stopAnimation") == .freeze
    else { return }
    freeze(keeping: !forGood)
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard decide(.finished, "finishAnimation") == .conclude else { return }
    engine.record(into: nil) {
      switch position {
      case .end: frozen?.enforce()
      case .start: frozen?.revert()
      case .current: break
      }
    }
    tell(position)
  }

  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    let factor = min(max(delayFactor, 0), 1)
    let promise = AnimatorPromise(cause: World.current.cause, run: block, delayFactor: factor)
    let action = decide(.animationsAdded, "addAnimations")
    if action == .keep { blocks.append(promise) }
    guard action == .join, let run else { return }
    perform(promise, in: run, from: time)
    engine.didGrow(run)
  }

  func addCompletion(_ block: @escaping Completion) {
    completions.append(AnimatorPromise(cause: World.current.cause, run: block))
  }

  func animatorIsReleased() {
    let action = machine.handle(.released)
    if world === World.current { cancelStillness() }
    clock?.abandon()
    if let run { engine.forget(run) }
    guard action == .releasedInMotion, let world, world === World.current else { return }
    world.complain(.animatorReleasedInMotion, .raised, ComplaintNames(), about: nil)
  }

  // MARK: - Performing

  /// Runs the blocks, and begins on a clock of its own within the one that is present.
  private func begin(isHeld: Bool, delay: Double) {
    world = World.current
    animator?.delay = delay
    offset = isReversed ? 0 : delay
    let clock = AnimationTimeline(within: engine.timeline)
    self.clock = clock
    clock.hold()
    let run = AnimationRun(
      AnimationPlan(
        duration: TimeSpan(seconds: duration), delay: TimeSpan(seconds: offset), pace: pace)
    ) { [weak self] ending in self?.arrived(ending) }
    run.arrival = { [weak self] _ in self?.staysOnArrival() ?? false }
    run.animator = animator
    self.run = run
    for block in blocks { perform(block, in: run, from: 0) }
    blocks = []
    engine.begin(run, on: clock)
    if isReversed { clock.seek(to: duration + delay) }
    if !isHeld { go(rate: 1) }
  }

  /// Runs a block whose changes take the rest of the time, from a part of the whole.
  private func perform(
    _ block: AnimatorPromise<() -> Void>, in run: AnimationRun, from time: Double
  ) {
    let start = time + block.delayFactor * (1 - time)
    run.span = AnimationRun.Span(start: start, length: 1 - start)
    engine.recording(on: clock) {
      engine.record(into: engine.isEnabled ? run : nil) {
        World.acting(as: block.cause, block.run)
      }
    }
    run.span = .whole
  }

  /// Leaves every value as it is seen.
  private func freeze(keeping: Bool) {
    cancelStillness()
    guard let clock else { return }
    let run = run
    let inner = clock.allRuns.filter { $0 !== run }
    let look = AnimationSnapshot(of: clock.allRuns, in: engine)
    if let run {
      clock.abandon(run)
      engine.forget(run)
      run.keeper = nil
    }
    engine.record(into: nil) { look.keep() }
    frozen = keeping ? run : nil
    if !keeping { completions = [] }
    self.clock = nil
    // What other code animates on this animator's clock has none any more.
    for run in inner { run.interrupt() }
  }

  // MARK: - The end

  func arriveAtOnce() {
    guard machine.state == .running, let run, run.isOverAtOnce || !engine.isEnabled else { return }
    if staysOnArrival() { return }
    clock?.abandon(run)
    if isReversed { engine.record(into: nil) { run.revert() } }
    run.end(isReversed ? .atStart : .atEnd)
  }

  private func staysOnArrival() -> Bool {
    guard animator?.pausesOnCompletion ?? false, machine.state == .running else { return false }
    _ = machine.handle(.arrivedToPause)
    run?.keeper = nil
    clock?.hold()
    return true
  }

  /// A view that left its window ends the animation where it would have ended. (Inferred.)
  private func arrived(_ ending: TimedRun.Ending) {
    guard machine.handle(.arrived) == .conclude else { return }
    tell(ending == .atStart ? .start : .end)
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    let animator = animator
    clock = nil
    frozen = nil
    isReversed = false
    animator?.delay = 0
    let promises = completions
    completions = []
    for promise in promises {
      World.acting(as: promise.cause) { promise.run(position) }
    }
  }

  // MARK: - Complaints

  private func mayInterrupt(_ method: String) -> Bool {
    guard state == .active, animator?.isInterruptible == false else { return true }
    complain(method, "not interruptible")
    return false
  }

  private func complain(_ method: String, _ condition: String? = nil) {
    let names = ComplaintNames(subject: method, other: condition ?? "\(machine.state)")
    World.current.complain(.animatorMisused, .raised, names, about: nil)
  }
}
