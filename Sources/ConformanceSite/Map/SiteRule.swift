import TransitionCertification

/// What can be broken, with what its page says of it.
struct SiteRule {
  let id: RuleID
  let level: Level
  let statement: String
  let authority: String
  let remedy: String?
  let clauses: [RuleClause]

  /// All rules, and the comparison with the system.
  static let all: [SiteRule] =
    RuleCatalogue.all.map { rule in
      SiteRule(
        id: rule.id, level: rule.level, statement: rule.statement,
        authority: rule.authority.words, remedy: rule.remedy, clauses: rule.clauses)
    } + [
      SiteRule(
        id: TransparencyFinding.id, level: TransparencyFinding.level,
        statement: """
          Controllers, window and status bar see of a transition what the system's own shows them, but for \
          what an exemption lets off.
          """,
        authority: "the system's own trace of the same change", remedy: nil, clauses: [])
    ]
}
