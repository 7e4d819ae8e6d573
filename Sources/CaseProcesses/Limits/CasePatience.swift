/// How long a process that runs cases is waited for while it does not answer.
package struct CasePatience {
  private let limits: CaseLimits
  private var start = ContinuousClock.now
  private var usedBefore = Duration.zero
  private var answered = 0

  /// - Parameter limits: What a case may use.
  package init(_ limits: CaseLimits) {
    self.limits = limits
  }

  /// Looks at the process once more.
  ///
  /// - Parameters:
  ///   - used: The processor time that it has used.
  ///   - count: How many answers there are; each begins the wait anew.
  /// - Returns: For how many seconds it has not answered, where that is too long.
  package mutating func silence(used: Duration, answered count: Int) -> Int? {
    if count > answered { (start, usedBefore, answered) = (.now, used, count) }
    let time = ContinuousClock.now - start
    // One that others crowd out may go on.
    let isAtWork = (used - usedBefore) * 20 > time && time < .seconds(limits.endurance)
    guard time >= .seconds(limits.patience), !isAtWork else { return nil }
    return time < .seconds(limits.endurance) ? limits.patience : limits.endurance
  }
}
