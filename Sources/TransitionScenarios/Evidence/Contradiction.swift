import TransitionStage

/// A place where a reference is not as a fact says.
public struct Contradiction: Sendable, Equatable, CustomStringConvertible {
  /// The id of the fact.
  public let fact: String
  /// The scenario of the reference.
  public let scenario: String
  /// The number of the line in the printed trace, from 1.
  public let line: Int
  /// What is wrong, in a sentence without a full stop.
  public let statement: String

  /// - Parameter lines: The number of the line in the printed trace of each event.
  init(
    _ fact: String, _ failure: PatternWalk.Break, _ occasion: PatternOccasion, in trace: Trace,
    at lines: [Int]
  ) {
    self.fact = fact
    scenario = trace.header.scenario
    line = lines[failure.place]
    let found = trace.events[failure.place].line
    let wanted = failure.expected + occasion.legend
    statement =
      failure.isSurplus
      ? "'\(found)' where it says: \(wanted)" : "nothing behind '\(found)' where it says: \(wanted)"
  }

  public var description: String {
    "\(fact) is contradicted by \(scenario), line \(line): \(statement)"
  }
}

extension PatternOccasion {
  /// Whom the letters stand for, in words.
  fileprivate var legend: String {
    let names = cast.letters.map { "\($0) is \(cast[$0] ?? "")" }
    return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
  }
}
