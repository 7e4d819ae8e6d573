package import AppearanceTrace

/// Judges whole traces by the reference rules, to be compared with the judge that is fast.
package enum ReferenceJudge {
  private static let references: [any ReferenceRule.Type] = [
    AppearanceNoDirectCallReference.self,
    CompletionAtMostOnceReference.self,
    CompletionHonestFlagReference.self,
  ]

  /// The rules that have a reference.
  package static var rules: [RuleID] { references.map { $0.id } }

  /// The places of the events at which a rule is broken; none if the rule has no reference.
  package static func breaches(of rule: RuleID, in trace: Trace) -> [Int]? {
    references.first { $0.id == rule }?.breaches(in: History(trace))
  }
}
