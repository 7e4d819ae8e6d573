package import AppearanceTrace

/// A judgement as one process hands it to another: without what follows from rules, clauses and trace.
package struct JudgementRecord: Codable, Sendable {
  private let findings: [FindingRecord]
  /// A letter for each rule, in the order of the catalogue.
  private let outcomes: String
  private let clauses: [String]

  /// - Parameter judgement: A judgement by all rules, before any waiver.
  package init(_ judgement: Judgement) {
    findings = judgement.findings.map(FindingRecord.init)
    outcomes = String(judgement.outcomes.map(\.outcome.letter))
    clauses = judgement.clausesNeeded.map(\.rawValue)
  }

  /// The judgement again.
  ///
  /// - Parameters:
  ///   - trace: The trace that was judged.
  ///   - scenario: Its scenario.
  ///   - subject: Its subject.
  /// - Returns: None where the record speaks of rules that are not built here.
  package func judgement(
    of trace: KeptTrace, in scenario: String, by subject: String
  ) -> Judgement? {
    let found = findings.compactMap { $0.finding(in: trace) }
    let clauses = clauses.compactMap(SubjectContract.Clause.init)
    guard found.count == findings.count, clauses.count == self.clauses.count,
      let outcomes = Outcomes(letters: outcomes, in: trace)
    else { return nil }
    return Judgement(
      scenario: scenario, subject: subject, findings: found,
      headlines: found.isEmpty ? [] : Causes(among: found).headlines, outcomes: outcomes,
      clausesNeeded: clauses)
  }
}

/// A finding without what its rule says, and without the excerpt, which is drawn where it is told.
private struct FindingRecord: Codable, Sendable {
  let rule: String
  let clause: String?
  let statement: String
  let witnesses: [Witness]
  let breach: Witness.Place
  let isCertainAtRest: Bool
  let parties: [String]

  init(_ finding: Finding) {
    rule = finding.rule.rawValue
    clause = finding.clause?.id
    statement = finding.statement
    witnesses = finding.witnesses
    breach = finding.breach
    isCertainAtRest = finding.isCertainAtRest
    parties = finding.parties.sorted()
  }

  /// The finding again; none where its rule or its clause is not built here.
  func finding(in trace: KeptTrace) -> Finding? {
    guard let rule = RuleCatalogue.rule(RuleID(rawValue: rule)) else { return nil }
    let clause = self.clause.map { id in rule.clauses.first { $0.id == id } }
    if case .some(nil) = clause { return nil }
    return Finding(
      of: rule, clause: clause ?? nil, statement: statement, witnesses: witnesses,
      excerpt: TraceExcerpt(of: trace, around: witnesses), breach: breach,
      isCertainAtRest: isCertainAtRest, parties: Set(parties))
  }
}

extension Outcome {
  /// A letter that stands for it.
  fileprivate var letter: Character {
    switch self {
    case .open: "o"
    case .holds: "h"
    case .broken: "b"
    case .notExercised: "n"
    case .notJudged: "j"
    }
  }

  private static let letters = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.letter, $0) })

  /// The outcome for which a letter stands; none for another letter.
  fileprivate init?(letter: Character) {
    guard let outcome = Self.letters[letter] else { return nil }
    self = outcome
  }
}

extension Outcomes {
  /// The outcomes of all rules, from a letter for each; none where there are others.
  fileprivate init?(letters: String, in trace: KeptTrace) {
    let outcomes = letters.compactMap(Outcome.init(letter:))
    guard outcomes.count == RuleCatalogue.ids.count,
      letters.utf8.count == outcomes.count
    else { return nil }
    // The trace is not read for what most hosts see.
    let senses = outcomes.contains(.notJudged) ? trace.trace.header.unseen : []
    self.init(
      outcomes, of: RuleCatalogue.ids,
      unseen: Self.unseen(of: senses, by: RuleCatalogue.all))
  }
}
