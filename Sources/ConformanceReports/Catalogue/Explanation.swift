public import TransitionCertification

/// What an id stands for, in full.
public struct Explanation: Sendable {
  /// What is explained.
  public let id: String
  /// What the id is one of.
  public let kind: Kind
  /// What it is, in a few words.
  public let title: String
  private let lines: @MainActor @Sendable () -> [(String, String)]

  /// What can be explained.
  public enum Kind: String, Sendable, CaseIterable {
    case rule, clause, exemption, scenario, subject, fact, fault, tag
  }

  /// The explanation as lines; what a scenario does is found by running it.
  ///
  /// - Parameter style: How wide they are.
  @MainActor public func text(_ style: ReportStyle = ReportStyle()) -> String {
    ([id] + Paragraph.table(lines(), width: style.width)).map { $0 + "\n" }.joined()
  }

  /// Everything that can be explained: rules, exemptions, scenarios, subjects, facts, faults, tags.
  ///
  /// - Parameter registry: The subjects.
  public static func all(_ registry: SubjectRegistry) -> [Explanation] {
    RuleCatalogue.all.map { Explanation($0, registry) } + [transparency]
      + RuleCatalogue.all.flatMap { rule in rule.clauses.map { Explanation($0, of: rule) } }
      + ExemptionCatalogue.all.map(Explanation.init)
      + ScenarioCatalogue.all.map { Explanation($0, registry) }
      + registry.all.map(Explanation.init) + FactBook.all.map(Explanation.init)
      + faults(of: registry) + tags
  }

  init(
    _ id: String, _ kind: Kind, _ title: String,
    _ lines: @escaping @autoclosure @MainActor @Sendable () -> [(String, String)]
  ) {
    (self.id, self.kind, self.title) = (id, kind, title)
    self.lines = lines
  }

  private static var transparency: Explanation {
    Explanation(
      TransparencyFinding.id.rawValue, .rule, TransparencyFinding.statement,
      [
        ("comparison", TransparencyFinding.statement),
        ("level", TransparencyFinding.level.rawValue),
      ])
  }

  private init(_ exemption: Exemption) {
    self.init(
      exemption.id, .exemption, exemption.statement,
      [
        ("exemption", exemption.statement), ("reason", exemption.reason),
        ("evidence", Self.words(exemption.evidence)), ("lets off", exemption.letsOff),
      ]
        + (exemption.judgedBy.isEmpty
          ? [] : [("judged by", Self.list(exemption.judgedBy.map(\.rawValue)))])
        + [("from", TransparencyFinding.id.rawValue)])
  }

  private static func words(_ evidence: Exemption.Evidence) -> String {
    switch evidence {
    case .facts(let facts): list(facts)
    case .inferred: "inferred"
    }
  }

  private init(_ scenario: Scenario, _ registry: SubjectRegistry) {
    self.init(
      scenario.id, .scenario, scenario.title, ScenarioStory(scenario, registry).lines)
  }

  private init(_ subject: ListedSubject) {
    let about = [
      ("subject", subject.title), ("kind", subject.subject.kind.rawValue),
      ("role", subject.role.rawValue),
      ("contract", subject.subject.contract.lines.joined(separator: "; ")),
    ]
    let fault = subject.fault.map { fault in
      [
        ("fault", fault), ("expects", Self.list(subject.expects.map(\.rawValue))),
        ("twin", subject.twin ?? "none"),
      ]
    }
    self.init(subject.id, .subject, subject.title, about + (fault ?? []))
  }

  private static func faults(of registry: SubjectRegistry) -> [Explanation] {
    let faulty = registry.faulty
    let subjectsOfFaults = Dictionary(grouping: faulty) { $0.fault }
    var seen: Set<String> = []
    let ids = faulty.compactMap(\.fault).filter { seen.insert($0).inserted }
    return ids.map { id in
      let subjects = subjectsOfFaults[id] ?? []
      return Explanation(
        id, .fault, subjects.map { "\($0.id) \($0.title)" }.joined(separator: ", "),
        subjects.map { ("fault", "\($0.id) \($0.title)") } + shownBy(subjects))
    }
  }

  private static func shownBy(_ subjects: [ListedSubject]) -> [(String, String)] {
    var seen: Set<RuleID> = []
    let rules = subjects.flatMap(\.expects).filter { seen.insert($0).inserted }
    return [
      ("expects", list(rules.map(\.rawValue))), ("twins", list(subjects.compactMap(\.twin))),
    ]
  }

  private static var tags: [Explanation] {
    var seen: Set<String> = []
    let tags = ScenarioCatalogue.all.flatMap(\.tags).filter { seen.insert($0).inserted }
    return tags.map { tag in
      let scenarios = ScenarioCatalogue.all.filter { $0.tags.contains(tag) }.map(\.id)
      let situation = "a situation that scenarios play"
      return Explanation(
        tag, .tag, situation, [("tag", situation), ("scenarios", list(scenarios))])
    }
  }

  static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
