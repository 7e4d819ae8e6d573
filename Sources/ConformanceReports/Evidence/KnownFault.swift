public import TransitionCertification

/// A built-in faulty subject and a rule that is to catch it, with where it was seen to.
///
/// By these a certificate is weighed: a rule that is kept says little where no scenario was played in which its
/// known faults show.
public struct KnownFault: Sendable, Equatable {
  /// The faulty subject's id.
  public let subject: String
  /// The rule that finds it.
  public let rule: RuleID
  /// The scenarios in which it does.
  public let scenarios: Set<String>

  /// All of the last run of everything, in the order of the registry.
  public static let all = list(parsing: table)

  /// Describes a fault.
  public init(_ subject: String, _ rule: RuleID, in scenarios: Set<String>) {
    self.subject = subject
    self.rule = rule
    self.scenarios = scenarios
  }
}
