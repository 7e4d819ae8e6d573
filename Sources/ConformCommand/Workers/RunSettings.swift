import Foundation

/// How a run is made, as variables say it.
package struct RunSettings: Sendable, Equatable {
  /// How many cases with processes of their own run at the same time.
  var jobs = min(2, ProcessInfo.processInfo.activeProcessorCount)
  /// How much of the machine each of them may use.
  var limits = CaseLimits()
  /// Whether it is told how far the run is.
  package private(set) var tellsProgress = false

  /// A run that is as usual, and silent.
  package init() {}

  /// Reads the variables.
  ///
  /// - Throws: The first that holds something that it cannot.
  package init(_ environment: [String: String]) throws(CommandFailure) {
    jobs = try environment.number(.jobs, 1...64) ?? jobs
    limits = CaseLimits(
      seconds: try environment.number(.caseSeconds, 1...3600) ?? limits.seconds,
      megabytes: try environment.number(.caseMegabytes, 64...1_048_576) ?? limits.megabytes)
    tellsProgress = environment[RunVariable.progress.rawValue] != "none"
  }
}

extension [String: String] {
  /// The number that a variable holds; none where it is not set.
  fileprivate func number(
    _ variable: RunVariable, _ range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int? {
    guard let text = self[variable.rawValue], !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .misuse(
        "\(variable.rawValue) is '\(text)', expected a number from \(range.lowerBound) to"
          + " \(range.upperBound)")
    }
    return number
  }
}
