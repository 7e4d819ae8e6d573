import VirtualTime

// How an animator goes along its clock.
extension AnimatorPerformance {
  /// The part of the time that is over, from the start to the end, whatever the direction.
  var time: Double {
    guard let clock, duration > 0 else { return 0 }
    return min(max((clock.localTime.seconds - offset) / duration, 0), 1)
  }

  /// How long it still takes by the host's time, in seconds; none while it does not run.
  var rest: Double? {
    guard let clock, machine.state == .running, clock.totalRate != 0 else { return nil }
    let now = clock.localTime.seconds
    return (isReversed ? now : offset + duration - now) / abs(clock.totalRate)
  }

  var fraction: Double {
    guard state == .active else { return 0 }
    let isEven = machine.state == .paused && animator?.scrubsLinearly ?? true
    let done = isEven ? min(max(run?.progress(at: time) ?? 0, 0), 1) : time
    return isReversed ? 1 - done : done
  }

  func seek(to fraction: Double) {
    let fraction = min(max(fraction, 0), 1)
    let done = isReversed ? 1 - fraction : fraction
    let isEven = animator?.scrubsLinearly ?? true
    run?.forgetTurns()
    clock?.seek(to: offset + (isEven ? pace.time(of: done) : done) * duration)
  }

  /// At which rate the rest runs; another pace takes over at once. (Inferred.)
  func rate(
    for parameters: (any UITimingCurveProvider)?, durationFactor: Double
  ) -> Double {
    let now = clock?.localTime.seconds ?? 0
    let rest = isReversed ? now : offset + duration - now
    if let parameters {
      run?.turn(to: parameters.pace(for: duration), at: time, isForward: !isReversed)
    }
    let wanted = durationFactor > 0 ? durationFactor * duration : parameters?.ownDuration ?? rest
    return rest > 0 && wanted > 0 ? rest / wanted : 1
  }

  /// Goes by the host's time from now on, and no longer by a transition's.
  func leaveTransition() {
    clock?.leaveParent()
  }

  func go(rate: Double) {
    guard let clock, let run else { return }
    // What runs is kept alive by the system.
    run.keeper = animator
    guard engine.isEnabled, !run.isOverAtOnce else {
      World.current.turns.enqueue { [weak self] in self?.arriveAtOnce() }
      return
    }
    if isReversed { clock.runBack(rate: rate) } else { clock.run(rate: rate) }
    awaitStillness()
  }

  /// Tells that its views rest when nobody sees them move any more: a spring of its own constants takes
  /// longer.
  private func awaitStillness() {
    cancelStillness()
    guard !isReversed, case .spring(let spring) = pace, let seen = spring.seenDuration, let clock,
      clock.totalRate > 0
    else { return }
    let rest = (offset + seen - clock.localTime.seconds) / clock.totalRate
    guard rest > 0 else { return }
    stillness = World.current.turns.schedule(
      after: TimeSpan(seconds: rest), lane: .completions, label: "stillness of a spring"
    ) { [weak self] in
      guard let self, let run = self.run else { return }
      stillness = nil
      engine.tellRests(of: run)
    }
  }

  func cancelStillness() {
    if let stillness { World.current.turns.cancel(stillness) }
    stillness = nil
  }

  func hold() {
    cancelStillness()
    run?.keeper = nil
    guard let clock, let run else { return }
    clock.hold()
    guard run.hasTurned else { return }
    // Back to the animator's own pace, where the values are.
    let done = run.progress(at: time)
    run.forgetTurns()
    clock.seek(to: offset + pace.time(of: done) * duration)
  }
}
