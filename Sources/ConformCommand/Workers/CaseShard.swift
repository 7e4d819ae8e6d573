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
  static func change(in scenario: String) -> String {
    ScenarioCatalogue.scenario(scenario)?.change ?? scenario
  }
}

extension CaseShard {
  /// Reads a part such as `3/8`, of which the last is `8/8`; none for any other word.
  init?(_ word: String) {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      Self.counts ~= count, 1...count ~= number, "\(number)/\(count)" == word
    else { return nil }
    self.init(number: number, count: count)
  }

  /// How many parts there may be.
  private static let counts = 1...1024
}

extension CaseShard: CustomStringConvertible {
  var description: String { "\(number)/\(count)" }
}
