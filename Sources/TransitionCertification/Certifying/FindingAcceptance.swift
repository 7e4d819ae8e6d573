/// Accepts what is found today, so that from now on only what is new counts.
///
/// Each finding gets a waiver of its own, for one rule, or one clause of it, in one case. What stands in
/// the list already keeps its words: what somebody wrote always, what was accepted before as long as it
/// is found.
@MainActor public struct FindingAcceptance {
  /// The waivers that somebody wrote; they count before anything is accepted.
  public let written: [Waiver]
  /// The findings that were accepted now or before and are there today.
  public private(set) var accepted: [Waiver] = []
  /// Those of the accepted ones that were not accepted before.
  public private(set) var newCount = 0
  /// What was accepted before and is of none of the certified subjects, or is found no more.
  private var earlier: [Waiver]
  /// What was accepted before in cases that did not run to their end, so that nobody knows.
  private var undecided: [Waiver] = []
  private var certified: [String] = []
  private let subjects: [String]?
  private let today: PlainDate
  private let expiry: PlainDate
  private let renewsAll: Bool

  /// For how many days what is accepted counts where nobody says.
  public nonisolated static let days = 90

  /// Begins with the list that is there.
  ///
  /// - Parameters:
  ///   - known: The waivers in the list; empty where there is none yet.
  ///   - expiry: The last day on which all that is accepted is to count. Where none is named, what is new or
  ///     expired counts for `days` days, and what is not expired as long as it says.
  ///   - subjects: The ids of all subjects that there are, be they certified or not: what was accepted of
  ///     others is gone. Where none are named, it stays.
  ///   - today: The day on which it is accepted.
  public init(
    renewing known: [Waiver], until expiry: PlainDate?, among subjects: [String]? = nil,
    on today: PlainDate = .today
  ) {
    written = known.filter { $0.accepted == nil }
    earlier = known.filter { $0.accepted != nil }
    self.subjects = subjects
    self.today = today
    self.expiry = expiry ?? today.adding(days: Self.days)
    renewsAll = expiry != nil
  }

  /// Accepts what a certification found.
  ///
  /// What is wrong with contract and waivers is not accepted, and neither is a case that did not run to
  /// its end.
  ///
  /// - Parameters:
  ///   - report: A report on a subject, in which what somebody wrote was borne with.
  ///   - subject: The subject.
  ///   - waivers: What was borne with.
  ///   - references: What the system does.
  /// - Returns: What the same certification says with the list as it is now; nothing runs for that.
  public mutating func accept(
    _ report: Report, of subject: Subject, beside waivers: [Waiver], references: ReferenceBook
  ) -> Report {
    certified.append(subject.id)
    var own: [Waiver] = []
    for result in report.cases {
      for finding in result.acceptable {
        let cases = CasePattern.text(exactly: subject.id, result.id.scenario)
        guard !own.contains(where: { $0.rule == finding.name && $0.cases == cases }) else {
          continue
        }
        own.append(waiver(for: finding.name, of: finding.rule, in: cases, finding.statement))
      }
      if result.obstacle != nil {
        undecided += earlier.filter { $0.isOf(result.id) }
        earlier.removeAll { $0.isOf(result.id) }
      }
    }
    accepted += own
    return Certification(
      of: subject, waivers: waivers + own, references: references, on: today,
      record: report.replay
    ).run()
  }

  /// The waiver of a finding: a new one, or that which it has, be it for its clause or for its whole rule.
  private mutating func waiver(
    for name: RuleID, of rule: RuleID, in cases: String, _ statement: String
  ) -> Waiver {
    let index =
      earlier.firstIndex { $0.rule == name && $0.cases == cases }
      ?? earlier.firstIndex { $0.rule == rule && $0.cases == cases }
    guard let index else {
      newCount += 1
      return Waiver(
        rule: name, cases: cases, reason: statement, link: nil, owner: nil,
        expiry: "\(expiry)", accepted: "\(today)")
    }
    var waiver = earlier.remove(at: index)
    waiver.rule = name
    let isExpired = PlainDate(waiver.expiry).map { $0 < today } ?? true
    if renewsAll || isExpired { waiver.expiry = "\(expiry)" }
    return waiver
  }

  /// The whole list: what somebody wrote in its order, then what is accepted, by case and rule.
  public var waivers: [Waiver] {
    let others = undecided + earlier.filter { !isOver($0) }
    return written + (accepted + others).sorted { ($0.sortKey) < ($1.sortKey) }
  }

  /// What was accepted before and is found no more, or is of a subject that is no more; it is no longer in the
  /// list.
  public var gone: [Waiver] { earlier.filter(isOver) }

  private func isOver(_ waiver: Waiver) -> Bool {
    guard let pattern = waiver.cases.flatMap(CasePattern.init) else { return true }
    if certified.contains(where: pattern.mayCover) { return true }
    return subjects.map { !$0.contains(where: pattern.mayCover) } ?? false
  }
}

extension CaseResult {
  /// What is found in the case and not borne with, each once, by rule and clause.
  ///
  /// A difference from the reference that is counted under a headline is told by itself once that is
  /// borne with: so both are accepted.
  fileprivate var acceptable: [(name: RuleID, rule: RuleID, statement: String)] {
    var findings = headlines.filter { !$0.isWaived }.map { ($0.name, $0.rule, $0.statement) }
    if let transparency, transparencyWaiver == nil,
      !findings.contains(where: { $0.1 == TransparencyFinding.id })
    {
      findings.append((TransparencyFinding.id, TransparencyFinding.id, transparency.statement))
    }
    return findings
  }
}

extension Waiver {
  /// Whether it covers a case.
  fileprivate func isOf(_ caseID: CaseID) -> Bool {
    cases.flatMap(CasePattern.init)?
      .covers(subject: caseID.subject, scenario: caseID.scenario) ?? false
  }

  /// Its place among those that were accepted.
  fileprivate var sortKey: (String, String) { (cases ?? "", rule?.rawValue ?? "") }
}
