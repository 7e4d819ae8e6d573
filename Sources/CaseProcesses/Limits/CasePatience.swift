/// How long a process that runs cases is waited for while it does not answer.
package struct CasePatience {
  private let limits: CaseLimits
  // It stands while the machine sleeps, in which nobody could answer.
  private var start: SuspendingClock.Instant
  private var usedBefore = Duration.zero
  private var answered = 0

  /// - Parameters:
  ///   - limits: What a case may use.
  ///   - now: The moment at which the wait begins.
  package init(_ limits: CaseLimits, at now: SuspendingClock.Instant = .now) {
    self.limits = limits
    start = now
  }

  /// Looks at the process once more.
  ///
  /// - Parameters:
  ///   - work: What it has done so far.
  ///   - count: How many answers there are; each begins the wait anew.
  ///   - now: The moment at which it is looked.
  /// - Returns: For how many seconds it has not answered, where that is too long.
  package mutating func silence(
    _ work: ProcessWork, answered count: Int, at now: SuspendingClock.Instant = .now
  ) -> Int? {
    let used = work.used
    if count > answered { (start, usedBefore, answered) = (now, used, count) }
    let time = now - start
    guard time >= .seconds(limits.patience) else { return nil }
    let own = used - usedBefore
    let endurance = Duration.seconds(limits.endurance)
    // Of one that has just ended, or of which nobody knows, something may still come.
    guard time >= endurance else {
      return own * 20 > time || work.readiness() != .waiting ? nil : limits.patience
    }
    // One that others crowd out may go on: it has not had the time yet that it may use. That ends, too: a disk
    // may never answer.
    let isCrowdedOut = own < .seconds(limits.patience) && work.readiness() == .ready
    guard isCrowdedOut else { return limits.endurance }
    return time < .seconds(limits.utmost) ? nil : limits.utmost
  }
}
