import Foundation

/// How much of what can be tried the tests try.
///
/// A run that nobody told otherwise tries a sample of each large set, so that it is over in two minutes.
/// `.ci/run` tries a part of everything besides, another one with each commit.
public enum Thoroughness: Sendable, Equatable {
  /// A sample of each large set, the same one in every run.
  case sample
  /// The sample, and one of several equal parts of everything; the index counts from zero.
  case part(_ index: Int, of: Int)
  /// Everything.
  case exhaustive

  /// What `CONFORM_TESTS` in the environment asks for; a sample where it says nothing.
  public static let current: Thoroughness = {
    guard let word = ProcessInfo.processInfo.environment[variable] else { return .sample }
    // A misspelt word must not pass for a run that has tried everything.
    guard let asked = Thoroughness(word) else {
      preconditionFailure("\(variable) is '\(word)', expected 'sample', '3/8' or 'exhaustive'")
    }
    return asked
  }()

  /// The variable of the environment that says how much is tried.
  public static let variable = "CONFORM_TESTS"

  /// - Parameter word: `sample`, `exhaustive`, or a part such as `1/8`, of which the last is `8/8`.
  /// - Returns: What the word asks for; none for any other word.
  public init?(_ word: String) {
    switch word {
    case "sample": self = .sample
    case "exhaustive": self = .exhaustive
    default:
      let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        number >= 1, number <= count
      else { return nil }
      self = .part(number - 1, of: count)
    }
  }

  /// Whether all is tried of what cannot be divided.
  ///
  /// - Parameter name: What it is called; each name belongs to one part.
  public func triesAll(of name: String) -> Bool {
    switch self {
    case .sample: false
    case .part(let index, let count):
      // Swift's own hashes differ from run to run, and a part has to be the same each time.
      name.utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 1_000_003 } % UInt64(count) == UInt64(index)
    case .exhaustive: true
    }
  }

  /// One of two values.
  ///
  /// - Parameter name: What is chosen for, as parts divide it; the file by itself.
  /// - Returns: The first one where a sample is tried, the other one where everything is.
  public static func choose<Value>(
    _ sample: Value, exhaustive: Value, for name: String = #fileID
  ) -> Value {
    current.triesAll(of: name) ? exhaustive : sample
  }
}
