import AppearanceTrace

extension Trace {
  /// How many rounds are counted at most; no script has as many. (The number is ours.)
  static let utmostRounds = 100

  /// How often a round is gone that is told once; 1 where none is.
  var repetitions: Int {
    let told = events.lazy.compactMap { event in
      if case .repeats(let times) = event.action { times } else { nil }
    }.first
    return min(max(told ?? 1, 1), Self.utmostRounds)
  }
}
