@testable import ConformanceRules

/// A clause of a rule, and the traces that name it.
struct ClauseProof: Sendable {
  let rule: any Rule.Type
  let clause: RuleClause

  /// `rule/clause`.
  var name: RuleID { rule.id.naming(clause) }

  /// All clauses that are judged, in the order of the catalogue.
  static let judged = RuleCatalogue.all.flatMap { rule in
    rule.clauses.filter(\.isJudged).map { ClauseProof(rule: rule, clause: $0) }
  }

  /// The traces whose expected findings name the clause, by their descriptions or paths; those that do not
  /// change where its breaches are overlooked are left out.
  func traces() throws -> [String] {
    let breaches = try Breach.all.filter { breach in
      try breach.names.contains(name.rawValue)
        && breach.shapes(in: breach.sketch.judgement(muting: name)) != breach.headlines
    }
    let findings = String(decoding: try Corpus.bytes(rule.id, "broken.findings"), as: UTF8.self)
    let isNamed = findings.split(separator: "\n").contains("\(rule.level.rawValue) \(name)")
    let spoilt = RuleProof(rule: rule.id, muted: name)
    let isNoticed = try isNamed && !spoilt.complaintsAboutBroken().isEmpty
    return breaches.map(\.testDescription) + (isNoticed ? ["\(rule.id)/broken.trace"] : [])
  }
}
