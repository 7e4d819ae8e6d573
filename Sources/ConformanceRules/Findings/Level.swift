/// What a broken rule does to a verdict.
public enum Level: String, Sendable, CaseIterable {
  /// A subject that breaks the rule is refused.
  case must = "MUST"
  /// A subject that breaks the rule is certified on condition only.
  case should = "SHOULD"
}
