import TransitionCertification

/// Work of which each step counts: what tells instructions apart knows it by its name.
@MainActor enum CountedWork {
  /// The name, as a pattern of symbols.
  nonisolated static let symbols = "*countedWork*"

  /// Does the work a second time, when all is where it stays.
  ///
  /// - Returns: How many visits that took; none where a build does not count them.
  static func visits(of work: @MainActor () -> Void) -> Int? {
    work()
    let before = Headless.steps
    countedWork(work)
    #if DEBUG
      return Headless.steps - before
    #else
      return nil
    #endif
  }

  /// Does the work. It stays a call of its own in every build.
  @inline(never) private static func countedWork(_ work: @MainActor () -> Void) { work() }
}
