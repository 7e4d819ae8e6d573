import TransitionCertification

/// One of several parts of all cases, by their scenarios.
///
/// A scenario is in the same part whichever others there are, and with it the other ways in which the same
/// change goes.
struct CaseShard: Equatable {
  /// Which one it is; the first one is 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// Whether it has the cases of a scenario.
  func contains(_ scenario: String) -> Bool {
    var digest = ShortDigest()
    digest.add(Self.change(in: scenario))
    return Int(digest.number % UInt32(count)) == number - 1
  }

  /// The change that a scenario is about, however it goes.
  static func change(in scenario: String) -> String { String(scenario.prefix { $0 != "~" }) }
}
