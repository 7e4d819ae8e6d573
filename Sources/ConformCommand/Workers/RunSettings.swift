import Foundation

/// How a run is made, as variables say it.
package struct RunSettings: Sendable, Equatable {
  /// How many cases with processes of their own run at the same time.
  var jobs = min(2, ProcessInfo.processInfo.activeProcessorCount)
  /// How much of the machine each of them may use.
  var limits = CaseLimits()
  /// Whether it is told how far the run is.
  var tellsProgress = false

  /// A run that is as usual, and silent.
  package init() {}

  /// Reads the variables.
  ///
  /// - Throws: The first that holds something that it cannot.
  package init(_ environment: [String: String]) throws(CommandFailure) {
    jobs = try environment.number("CONFORM_JOBS", 1...64) ?? jobs
    limits = CaseLimits(
      seconds: try environment.number("CONFORM_CASE_SECONDS", 1...3600) ?? limits.seconds,
      megabytes: try environment.number("CONFORM_CASE_MEGABYTES", 64...1_048_576)
        ?? limits.megabytes)
    tellsProgress = environment["CONFORM_PROGRESS"] != "none"
  }
}

extension RunSettings {
  /// The variables that it reads, each with what it says.
  static let variables = [
    (name: "CONFORM_JOBS", help: "how many cases of faulty or own subjects run at the same time"),
    (name: "CONFORM_CASE_SECONDS", help: "how much processor time each of them may use"),
    (name: "CONFORM_CASE_MEGABYTES", help: "how much memory each of them may use"),
    (name: "CONFORM_PROGRESS", help: "'none': it is not said how far a run is"),
  ]
}

extension [String: String] {
  /// The number that a variable holds; none where it is not set.
  fileprivate func number(
    _ name: String, _ range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .misuse(
        "\(name) is '\(text)', expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
