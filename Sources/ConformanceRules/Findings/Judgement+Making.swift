import AppearanceTrace

extension Judgement {
  /// Makes the judgement of a trace from the machines that have seen all of it.
  init(of trace: Trace, by machines: [any Machine]) {
    scenario = trace.header.scenario
    subject = trace.header.subject
    findings = Self.findings(in: trace, by: machines)
    headlines = Self.headlines(of: findings)
    outcomes = Outcomes(
      machines.map { Outcomes.Entry(rule: type(of: $0).id, outcome: $0.outcome) })
    let clauses = machines.reduce(into: Set()) { $0.formUnion($1.record.clauses) }
    clausesNeeded = JudgingContract.Clause.allCases.filter(clauses.contains)
  }

  /// All findings: by earliest witness, then the closer rule, then the order of the catalogue.
  private static func findings(in trace: Trace, by machines: [any Machine]) -> [Finding] {
    guard machines.contains(where: { !$0.record.charges.isEmpty }) else { return [] }
    let book = WitnessBook(trace)
    var ranked: [(specificity: Specificity, finding: Finding)] = []
    for machine in machines {
      let rule = type(of: machine)
      ranked += machine.record.charges.map { charge in
        let finding = Finding(
          rule: rule.id, level: rule.level, statement: charge.statement,
          witnesses: charge.evidence.map(book.witness), remedy: rule.remedy,
          breach: charge.breach)
        return (rule.specificity, finding)
      }
    }
    let inOrder = ranked.enumerated().sorted { left, right in
      (left.element.finding.earliest, left.element.specificity, left.offset)
        < (right.element.finding.earliest, right.element.specificity, right.offset)
    }
    return inOrder.map(\.element.finding)
  }

  /// Counts each finding that follows from another under its first cause.
  private static func headlines(of findings: [Finding]) -> [Headline] {
    let causes = findings.indices.map { effect in
      findings.indices.first { isCause(findings[$0], of: findings[effect]) }
    }
    var implied: [Int: [Finding]] = [:]
    for index in findings.indices {
      let root = root(of: index, causes)
      if root != index { implied[root, default: []].append(findings[index]) }
    }
    return findings.indices.filter { causes[$0] == nil }.map {
      Headline(findings[$0], implied: implied[$0] ?? [])
    }
  }

  private static func isCause(_ cause: Finding, of effect: Finding) -> Bool {
    Implication.explains(cause.rule, effect.rule) && cause.earliest <= effect.breach
  }

  /// The first cause of a finding; the pairs of causes and effects run in no circle.
  private static func root(of index: Int, _ causes: [Int?]) -> Int {
    var root = index
    while let cause = causes[root] { root = cause }
    return root
  }
}
