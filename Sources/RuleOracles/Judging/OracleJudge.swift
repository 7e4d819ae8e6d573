package import AppearanceTrace
package import ConformanceRules

/// Judges whole traces by the oracles, to be compared with the judge that is fast.
package enum OracleJudge {
  /// The rules that have an oracle.
  package static var rules: [RuleID] { oracles.map { $0.id } }

  /// The breaches of a rule; none if the rule has no oracle.
  package static func breaches(
    of rule: RuleID, in trace: Trace, contract: SubjectContract = SubjectContract()
  ) -> [OracleFinding]? {
    oracles.first { $0.id == rule }?.breaches(in: History(trace, contract: contract))
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
    return oracles.compactMap { oracle in
      let found = findings[oracle.id] ?? []
      let breaches = oracle.breaches(in: history)
      guard !Disagreement.agree(found, breaches) else { return nil }
      return Disagreement(rule: oracle.id, findings: found, breaches: breaches)
    }
  }
}
