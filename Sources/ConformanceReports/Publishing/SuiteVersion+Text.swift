import TransitionCertification

extension SuiteVersion {
  /// What a command says of its version: the suite's, what its rules are, and which notation of traces it reads.
  ///
  /// - Parameter command: What the command is called.
  package static func text(of command: String) -> String {
    let clauses = RuleCatalogue.all.reduce(0) { $0 + $1.clauses.count }
    return """
      \(command) \(current)
      rules  \(RuleCatalogue.all.count) with \(clauses) clauses, \(rules)
      trace  \(Trace.notationVersion)

      """
  }

  /// The same eight letters wherever the rules are the same: by ids, levels, statements and clauses.
  package static var rules: String {
    var digest = ShortDigest()
    for rule in RuleCatalogue.all {
      digest.add("\(rule.id) \(rule.level.rawValue) \(rule.statement)\n")
      for clause in rule.clauses {
        digest.add("\(clause.id) \(clause.level?.rawValue ?? "") \(clause.requirement)\n")
      }
    }
    return digest.text
  }
}
