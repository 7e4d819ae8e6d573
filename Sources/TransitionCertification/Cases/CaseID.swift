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

extension CaseID: CustomStringConvertible {
  public var description: String { "\(subject) \(scenario)" }
}

extension CaseID: Comparable {
  public static func < (left: CaseID, right: CaseID) -> Bool {
    (left.subject, left.scenario) < (right.subject, right.scenario)
  }
}
