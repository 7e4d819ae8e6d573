import TransitionCertification

/// Work of which each step counts: what tells instructions apart knows it by its name.
@MainActor enum CountedWork {
  /// The subcommand that does all of it.
  nonisolated static let command = "workloads"

  /// The name as patterns of symbols, one for each thing that is to be done where it is called or left: a pattern
  /// has one effect alone.
  nonisolated static let (counted, begun, ended) =
    ("*CountedWork*weighed*", "*Work*weighed*", "*weighed*")

  /// Does the work, for which something like it should have been done before: what a process does once is not
  /// what it costs.
  ///
  /// - Returns: How many visits that took; none where a build does not count them.
  static func visits(of work: @MainActor () -> Void) -> Int? {
    let before = Headless.steps
    weighed(work)
    let visits = Headless.steps - before
    return countsVisits ? visits : nil
  }

  #if DEBUG
    private static let countsVisits = true
  #else
    private static let countsVisits = false
  #endif

  /// Does the work. It stays a call of its own in every build, and its name is a word that no other has: in
  /// symbols a word that was there before is a number.
  @inline(never) private static func weighed(_ work: @MainActor () -> Void) { work() }
}
