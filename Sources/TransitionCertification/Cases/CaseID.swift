/// The name of a case: a subject in a scenario, such as `seed/fade modal/custom/present`.
public struct CaseID: Hashable, Sendable {
  /// The subject's id.
  public let subject: String
  /// The scenario's id.
  public let scenario: String

  /// The subject whose traces are the references: what the system does by itself.
  public static let systemSubject = "system"

  public init(subject: String, scenario: String) {
    self.subject = subject
    self.scenario = scenario
  }
}

extension CaseID {
  /// The case to which a golden refers: what the system does in a scenario.
  public init(_ reference: CaseReference) {
    self.init(subject: Self.systemSubject, scenario: reference.scenario)
  }
}

extension CaseID: CustomStringConvertible {
  public var description: String { "\(subject) \(scenario)" }
}

extension CaseID: Comparable {
  public static func < (left: CaseID, right: CaseID) -> Bool {
    (left.subject, left.scenario) < (right.subject, right.scenario)
  }
}

extension CaseID {
  /// Reads a case's name; a scenario alone is the system's case.
  ///
  /// - Parameter text: `[SUBJECT ]SCENARIO`; none where there are more words, or none.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let scenario = words.last, words.count <= 2 else { return nil }
    self.init(subject: words.count == 2 ? words[0] : Self.systemSubject, scenario: scenario)
  }
}
