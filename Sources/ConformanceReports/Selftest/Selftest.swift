public import TransitionCertification

/// Whether each built-in fault is caught, and nothing that is right is.
public struct Selftest: Sendable {
  /// What each faulty subject showed, in the order of the registry.
  public let catches: [Catch]
  /// What the good subjects were blamed for.
  public let falseAlarms: [FalseAlarm]
  /// The cases of good subjects of which nothing can be said, and those of faulty ones that left no trace.
  public let incomplete: [Incomplete]
  /// What is wrong with what is said on behalf of good subjects.
  public let errors: [Overview.SubjectError]
  /// The rules that no fault shows of those that name them.
  public let rulesWithoutFault: [RuleID]

  /// What a faulty subject showed.
  public struct Catch: Sendable, Equatable {
    /// The catalogue's id of the fault, or the id of a pitfall of an article or a library.
    public let fault: String
    /// The faulty subject's id.
    public let subject: String
    /// The first scenario in which a named rule is the first to speak, or else in which any does; none if
    /// nothing was found.
    public let scenario: String?
    /// The rule that is the first to speak there; none if nothing was found.
    public let first: RuleID?
    /// The rules of the other headlines, each once, in order.
    public let others: [RuleID]
    /// The named rule or clause that is the first headline of its level or higher in that scenario; none
    /// if none is.
    public let named: RuleID?
    /// The rules that were named for the fault and find it in any scenario, as its cause or as what
    /// follows from it.
    public let shown: Set<RuleID>
    /// The clauses that are broken in any scenario, be it as a cause or as what follows from one; each once, by
    /// name.
    public let clauses: [RuleID]
    /// Where each rule that is named for the fault is a headline, in order of the cases.
    public let places: [RuleID: [String]]
    /// The rules that are headlines of any scenario, named for the fault or not.
    public var speaking: Set<RuleID> { Set(others).union(first.map { [$0] } ?? []) }
    /// Whether it is a fault of the catalogue; the others are pitfalls of articles and libraries.
    public var isOfCatalogue: Bool { fault.hasPrefix("F") }
  }

  /// A good subject that was blamed.
  public struct FalseAlarm: Sendable, Equatable {
    /// The good subject's id.
    public let subject: String
    /// The scenario in which it was blamed.
    public let scenario: String
    /// The rule that it is said to break.
    public let rule: RuleID
  }

  /// A case of which nothing can be said.
  public struct Incomplete: Sendable, Equatable {
    /// The case.
    public let caseID: CaseID
    /// Why nothing can be said of it.
    public let obstacle: CaseResult.Obstacle
    /// Whether its subject is a good one; for a faulty one it may be how it is wrong.
    public let isOfGoodSubject: Bool
  }

  /// Compares what subjects showed with what they were to show.
  ///
  /// - Parameters:
  ///   - subjects: The faulty ones and the good ones, each with what it showed.
  ///   - rules: The rules each of which a fault is to show.
  public init(
    _ subjects: [CertifiedSubject], rules: [RuleID] = RuleCatalogue.all.map { $0.id }
  ) {
    catches = subjects.filter { !$0.subject.isGood }.map(Catch.init)
    falseAlarms = subjects.filter(\.subject.isGood).flatMap { subject in
      subject.report.headlines.filter { !$0.isWaived }.map {
        FalseAlarm(
          subject: subject.subject.id, scenario: $0.caseID.scenario, rule: $0.rule)
      }
    }
    incomplete = subjects.flatMap(Self.incomplete)
    errors = subjects.filter(\.subject.isGood).flatMap { subject in
      subject.report.errors.map { Overview.SubjectError($0, of: subject.subject.id) }
    }
    let seen = Set(catches.flatMap(\.shown))
    rulesWithoutFault = rules.filter { !seen.contains($0) }
  }

  /// How many faults the catalogue has of which there is a subject.
  public var faults: Int { Self.number(of: catches.filter(\.isOfCatalogue)) }

  /// The number of the catalogue's faults that anything was found of, in each of their subjects.
  public var caught: Int { faults - number { $0.first == nil } }

  /// The number of the catalogue's faults that a rule named for them was the first to show, in each of
  /// their subjects.
  public var caughtByNamedRule: Int { faults - number { $0.named == nil } }

  /// The subjects that fall into a pitfall of an article or a library.
  public var pitfalls: [Catch] { catches.filter { !$0.isOfCatalogue } }

  /// Whether every fault is caught by a rule named for it, every rule shown by a fault, and nothing
  /// that is right blamed or left without a judgement.
  public var holds: Bool { !hasFailures && !isIncomplete }

  /// Whether a fault is not caught as it should be, a rule not shown, or something right blamed or wrongly
  /// declared.
  public var hasFailures: Bool {
    !catches.allSatisfy { $0.named != nil } || !falseAlarms.isEmpty || !errors.isEmpty
      || !rulesWithoutFault.isEmpty
  }

  /// Whether nothing can be said of a case of a good subject.
  public var isIncomplete: Bool { incomplete.contains(where: \.isOfGoodSubject) }

  private static func incomplete(_ subject: CertifiedSubject) -> [Incomplete] {
    let isGood = subject.subject.isGood
    return subject.report.cases.compactMap { result in
      guard let obstacle = result.obstacle, isGood || obstacle.isWithoutTrace else { return nil }
      return Incomplete(caseID: result.id, obstacle: obstacle, isOfGoodSubject: isGood)
    }
  }

  /// The number of the catalogue's faults of which a subject is such a one.
  private func number(_ isSuch: (Catch) -> Bool) -> Int {
    Self.number(of: catches.filter { $0.isOfCatalogue && isSuch($0) })
  }

  private static func number(of catches: [Catch]) -> Int { Set(catches.map(\.fault)).count }
}

extension Selftest.Catch {
  init(_ subject: CertifiedSubject) {
    let headlines = subject.report.headlines.filter { !$0.isWaived }
    let expects = subject.subject.expects
    let cases = Self.cases(of: headlines)
    let exposing =
      cases.first { headlines in expects.contains { Self.leads($0, headlines) } } ?? cases.first
      ?? []
    let named = expects.first { Self.leads($0, exposing) }
    fault = subject.subject.fault ?? ""
    self.subject = subject.subject.id
    scenario = exposing.first?.caseID.scenario
    let first = named?.rule ?? exposing.first?.rule
    var seen: Set<RuleID> = []
    others = headlines.map(\.rule).filter { $0 != first && seen.insert($0).inserted }
    self.first = first
    self.named = named
    let expectedRules = expects.filter { name in
      headlines.contains { $0.isAbout(name) || $0.implied.contains(name.rule) }
    }
    shown = Set(expectedRules.map(\.rule))
    places = Dictionary(
      expectedRules.map { name in
        (name.rule, headlines.filter { $0.isAbout(name) }.map(\.caseID.scenario))
      }, uniquingKeysWith: { $0 + $1 })
    let findings = subject.report.cases.flatMap(\.judgement.findings)
    clauses = Set(findings.filter { $0.clause != nil }.map(\.name)).sorted {
      $0.rawValue < $1.rawValue
    }
  }

  /// The headlines of each case, in the order in which the cases ran.
  private static func cases(of headlines: [CaseHeadline]) -> [[CaseHeadline]] {
    var places: [CaseID: Int] = [:]
    var cases: [[CaseHeadline]] = []
    for headline in headlines {
      if let place = places[headline.caseID] {
        cases[place].append(headline)
      } else {
        places[headline.caseID] = cases.count
        cases.append([headline])
      }
    }
    return cases
  }

  /// Whether the headline of a rule, or of one of its clauses, is the first of a case among those of its level
  /// or higher.
  private static func leads(_ name: RuleID, _ headlines: [CaseHeadline]) -> Bool {
    guard let level = headlines.first(where: { $0.isAbout(name) })?.level else { return false }
    return headlines.first { level == .should || $0.level == .must }?.isAbout(name) ?? false
  }
}

extension CaseHeadline {
  /// Whether it is the headline of this rule, or of this clause.
  fileprivate func isAbout(_ name: RuleID) -> Bool { rule == name || self.name == name }
}
