package import AppearanceTrace

/// Judges whole traces by the reference rules, to be compared with the judge that is fast.
package enum ReferenceJudge {
  /// The rules that have a reference.
  package static var rules: [RuleID] { references.map { $0.id } }

  /// The breaches of a rule; none if the rule has no reference.
  package static func breaches(
    of rule: RuleID, in trace: Trace, contract: SubjectContract = SubjectContract()
  ) -> [Breach]? {
    references.first { $0.id == rule }?.breaches(in: History(trace, contract: contract))
  }

  /// The rules on which this judge and the fast one do not agree, for a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - judgement: What the fast judge says of it.
  ///   - contract: The contract under which both judge.
  package static func disagreements(
    with judgement: Judgement, of trace: Trace, contract: SubjectContract = SubjectContract()
  ) -> [Disagreement] {
    let history = History(trace, contract: contract)
    let findings = Dictionary(grouping: judgement.findings) { $0.rule }
    return references.compactMap { reference in
      let found = findings[reference.id] ?? []
      let breaches = reference.breaches(in: history)
      guard !Disagreement.agree(found, breaches) else { return nil }
      return Disagreement(rule: reference.id, findings: found, breaches: breaches)
    }
  }
}
