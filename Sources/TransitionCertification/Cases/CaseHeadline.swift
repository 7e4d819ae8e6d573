/// What is wrong in a case, as one cause: a rule that is broken, or a difference from the reference.
public struct CaseHeadline: Sendable, Equatable {
  /// The broken rule's id, or `transparency`; `unsteady` for what is borne with where it came out otherwise.
  public let rule: RuleID
  /// The clause of the rule that is broken; none where the rule's are not told apart.
  public let clause: RuleClause?
  /// The case.
  public let caseID: CaseID
  /// What it does to a verdict.
  public let level: Level
  /// What happened, in a sentence with the names of the trace.
  public let statement: String
  /// The lines that prove it, as printed.
  public let witnesses: [WitnessLine]
  /// The sequence around the witnesses, drawn; empty where a picture says nothing more.
  public var picture: String { excerpt.picture }
  /// What to do about it; none where nobody can say.
  public let remedy: String?
  /// The lines around the witnesses, which are drawn when somebody looks.
  private let excerpt: TraceExcerpt
  /// The ids of the findings that follow from it, in order, one a finding.
  public internal(set) var implied: [RuleID]
  /// The reason why it does not count, if it does not.
  public let waiver: Waiver?

  /// The name of what is broken: the rule with its clause, if there is one.
  public var name: RuleID { rule.naming(clause) }

  /// Whether a waiver covers it.
  public var isWaived: Bool { waiver != nil }

  init(_ headline: Headline, in caseID: CaseID) {
    let finding = headline.finding
    rule = finding.rule
    clause = finding.clause
    self.caseID = caseID
    level = finding.level
    statement = finding.statement
    witnesses = finding.witnesses.map {
      WitnessLine(source: .trace, line: $0.line, text: $0.text)
    }
    excerpt = finding.excerpt
    remedy = finding.remedy
    implied = headline.implied.map(\.rule)
    waiver = headline.waiver
  }

  init(_ finding: TransparencyFinding, in caseID: CaseID, waiver: Waiver?) {
    rule = TransparencyFinding.id
    clause = nil
    self.caseID = caseID
    level = TransparencyFinding.level
    statement = finding.statement
    witnesses = finding.witnesses
    excerpt = finding.excerpt
    remedy = finding.remedy
    implied = finding.others.map { _ in TransparencyFinding.id }
    self.waiver = waiver
  }

  /// What is borne with of a case that came out otherwise another time.
  init(_ unsteadiness: Unsteadiness, in judged: JudgedCase, waiver: Waiver) {
    rule = Unsteadiness.id
    clause = nil
    caseID = judged.id
    level = .must
    statement = unsteadiness.description
    witnesses = []
    excerpt = TraceExcerpt(of: judged.trace, around: [])
    remedy = nil
    implied = []
    self.waiver = waiver
  }
}

extension CaseHeadline: CustomStringConvertible {
  public var description: String { "\(level.rawValue) \(name) in \(caseID): \(statement)" }
}
