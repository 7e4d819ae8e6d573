import AppearanceTrace

extension Judgement {
  /// Makes the judgement of a trace from the checkers that have seen all of it.
  ///
  /// - Parameter muted: The name of a clause whose breaches are overlooked, by which is proved that somebody
  ///   notices; none wherever a verdict is made.
  init(of trace: Trace, by checkers: [any RuleChecker], muting muted: RuleID? = nil) {
    let verdicts = checkers.indices.map { RuleVerdict(checkers[$0], muting: muted) }
    let senses = trace.header.unseen
    scenario = trace.header.scenario
    subject = trace.header.subject
    findings = Self.findings(in: trace, by: verdicts)
    headlines = Causes(among: findings).headlines
    outcomes = Outcomes(
      verdicts.map { verdict in
        let rule = verdict.rule
        let unseen = senses.isEmpty ? [] : rule.needs.intersection(senses).inOrder
        return Outcomes.Entry(
          rule: rule.id, outcome: unseen.isEmpty ? verdict.outcome : .notJudged, unseen: unseen)
      })
    var clauses: Set<SubjectContract.Clause> = []
    for verdict in verdicts where !verdict.clausesNeeded.isEmpty {
      clauses.formUnion(verdict.clausesNeeded)
    }
    clausesNeeded = SubjectContract.Clause.allCases.filter(clauses.contains)
  }

  /// All findings: by earliest witness, then the closer rule, then the order of the catalogue.
  private static func findings(in trace: Trace, by verdicts: [RuleVerdict]) -> [Finding] {
    guard verdicts.contains(where: { !$0.charges.isEmpty }) else { return [] }
    let book = WitnessBook(trace)
    let parties = Parties(trace)
    let givenUp = GivenUp(trace)
    var ranked: [(specificity: Specificity, finding: Finding)] = []
    for verdict in verdicts {
      let rule = verdict.rule
      ranked += verdict.charges.map { charge in
        let whole = rule.restsOnCancel ? givenUp.completing(charge) : charge
        let witnesses = whole.evidence.map(book.witness)
        let finding = Finding(
          of: rule, clause: charge.clause, statement: charge.statement, witnesses: witnesses,
          excerpt: book.excerpt(around: witnesses), breach: charge.breach,
          isCertainAtRest: charge.isCertainAtRest, parties: parties.names(in: charge.evidence))
        return (rule.specificity, finding)
      }
    }
    let inOrder = ranked.enumerated().sorted { left, right in
      (left.element.finding.earliest, left.element.specificity, left.offset)
        < (right.element.finding.earliest, right.element.specificity, right.offset)
    }
    return inOrder.map(\.element.finding)
  }
}

/// What a checker has to say at the end of a trace.
private struct RuleVerdict {
  let rule: any RuleChecker.Type
  let charges: [Charge]
  let outcome: Outcome
  /// The clauses of the contract that made a difference.
  let clausesNeeded: Set<SubjectContract.Clause>

  init(_ checker: any RuleChecker, muting muted: RuleID?) {
    let rule = type(of: checker)
    let record = checker.record
    self.rule = rule
    clausesNeeded = record.clauses
    guard let muted else {
      (charges, outcome) = (record.charges, record.outcome)
      return
    }
    charges = record.charges.filter { rule.id.naming($0.clause) != muted }
    let isAcquitted = charges.isEmpty && !record.charges.isEmpty
    outcome = isAcquitted ? .holds : record.outcome
  }
}
