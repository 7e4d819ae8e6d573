import AppearanceTrace

extension Judgement {
  /// Makes the judgement of a trace by the rules that have seen all of it.
  ///
  /// - Parameter muted: The name of a clause whose breaches are overlooked, by which is proved that somebody
  ///   notices; none wherever a verdict is made.
  init(of trace: Trace, by jury: Jury, muting muted: RuleID? = nil) {
    let rules = jury.rules
    var outcomes = jury.outcomes
    var accusers: [RuleVerdict] = []
    var clauses: Set<SubjectContract.Clause> = []
    for (place, record) in jury.notes {
      clauses.formUnion(record.clauses)
      guard !record.charges.isEmpty else { continue }
      let verdict = RuleVerdict(rules[place], record, muting: muted)
      outcomes[place] = verdict.outcome
      accusers.append(verdict)
    }
    scenario = trace.header.scenario
    subject = trace.header.subject
    findings = Self.findings(in: trace, by: accusers)
    headlines = findings.isEmpty ? [] : Causes(among: findings).headlines
    self.outcomes = Outcomes(
      outcomes, of: rules.ids, unseen: rules.unseen(of: trace.header.unseen))
    clausesNeeded =
      clauses.isEmpty ? [] : SubjectContract.Clause.allCases.filter(clauses.contains)
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

/// What a rule that found a breach has to say at the end of a trace.
private struct RuleVerdict {
  let rule: any RuleChecker.Type
  let charges: [Charge]
  let outcome: Outcome

  init(_ rule: any RuleChecker.Type, _ record: Record, muting muted: RuleID?) {
    self.rule = rule
    guard let muted else {
      (charges, outcome) = (record.charges, record.outcome)
      return
    }
    charges = record.charges.filter { rule.id.naming($0.clause) != muted }
    outcome = charges.isEmpty ? .holds : record.outcome
  }
}
