import Foundation

/// How much of what can be tried the tests try.
///
/// A run that nobody told otherwise tries a part of each large set, so that it is over in a minute.
/// `.ci/run` tries all.
public enum Thoroughness: String, Sendable {
  /// A part of each large set, the same one in every run.
  case sample
  /// Everything.
  case exhaustive

  /// What `CONFORM_TESTS` in the environment asks for; a sample where it says nothing.
  public static let current: Thoroughness = {
    guard let word = ProcessInfo.processInfo.environment[variable] else { return .sample }
    // A misspelt word must not pass for a run that has tried everything.
    guard let asked = Thoroughness(rawValue: word) else {
      preconditionFailure("\(variable) is '\(word)', expected 'sample' or 'exhaustive'")
    }
    return asked
  }()

  /// The variable of the environment that says how much is tried.
  public static let variable = "CONFORM_TESTS"

  /// One of two values.
  ///
  /// - Returns: The first one where a sample is tried, the other one where everything is.
  public static func choose<Value>(_ sample: Value, exhaustive: Value) -> Value {
    switch current {
    case .sample: sample
    case .exhaustive: exhaustive
    }
  }
}
