import TransitionCertification

/// What a rule stands for.
extension Explanation {
  /// What a host has to see for a rule to be judged there.
  private static func needs(of rule: any Rule.Type) -> String {
    let needs = rule.needs.inOrder.map(\.words)
    return needs.isEmpty ? "what every host sees" : "to see \(needs.joined(separator: ", and "))"
  }

  init(_ rule: any Rule.Type, _ registry: SubjectRegistry) {
    self.init(
      rule.id.rawValue, .rule, rule.statement,
      [
        ("rule", rule.statement), ("level", rule.level.rawValue),
        ("authority", rule.authority.words), ("remedy", rule.remedy),
        ("needs", Self.needs(of: rule)),
      ] + Self.clauses(of: rule, withProofs: !registry.isOwn)
        + Self.exceptions(of: rule, withProofs: !registry.isOwn)
        + (registry.isOwn ? [] : Self.proofs(of: rule, registry)))
  }

  /// A clause of a rule by itself, as a finding names it.
  init(_ clause: RuleClause, of rule: any Rule.Type) {
    self.init(
      "\(rule.id)/\(clause.id)", .clause, clause.requirement,
      [
        ("clause", clause.requirement), ("level", (clause.level ?? rule.level).rawValue),
        ("remedy", clause.remedy ?? rule.remedy), ("of", "\(rule.id): \(rule.statement)"),
      ])
  }

  /// A line for each clause of a rule; how it is known that a breach is noticed only beside the proofs.
  private static func clauses(
    of rule: any Rule.Type, withProofs: Bool
  ) -> [(String, String)] {
    rule.clauses.enumerated().map { place, clause in
      let isProofTold = withProofs || !clause.isJudged
      return (
        place == 0 ? "clauses" : "",
        clause.words(clause.id, proof: isProofTold ? " (\(clause.evidence.words))" : "")
      )
    }
  }

  /// A line for each exception of a rule; its guards only beside the proofs.
  private static func exceptions(
    of rule: any Rule.Type, withProofs: Bool
  ) -> [(String, String)] {
    rule.exceptions.enumerated().map { place, exception in
      (
        place == 0 ? "exceptions" : "",
        "\(exception.id): \(exception.words)"
          + (withProofs
            ? " (guarded by \(exception.guards.map(\.description).joined(separator: ", ")))" : "")
      )
    }
  }

  /// What of this package shows a rule at work, which lies where its own goldens do.
  private static func proofs(
    of rule: any Rule.Type, _ registry: SubjectRegistry
  ) -> [(String, String)] {
    [
      (
        "shown by",
        "\(TracesFolder.name)/rules/\(rule.id)/holds.trace and broken.trace beside it"
      ),
      (
        "faults",
        list(registry.faulty.filter { $0.expects.map(\.rule).contains(rule.id) }.map(\.id))
      ),
    ]
  }
}
