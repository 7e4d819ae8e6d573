public import TransitionCertification

/// What an id stands for, in full.
public struct Explanation: Sendable {
  /// What is explained.
  public let id: String
  private let lines: @MainActor @Sendable () -> [(String, String)]

  /// The explanation as lines; what a scenario does is found by running it.
  @MainActor public var text: String { Self.text(id, lines()) }

  /// Everything that can be explained: rules, exemptions, scenarios, subjects, facts, faults, tags.
  ///
  /// - Parameter registry: The subjects.
  public static func all(_ registry: SubjectRegistry) -> [Explanation] {
    RuleCatalogue.all.map { Explanation($0, registry) } + [transparency]
      + ExemptionCatalogue.all.map(Explanation.init)
      + ScenarioCatalogue.all.map { Explanation($0, registry) }
      + registry.all.map(Explanation.init) + FactBook.all.map(Explanation.init)
      + faults(of: registry) + tags
  }

  private init(
    _ id: String, _ lines: @escaping @autoclosure @MainActor @Sendable () -> [(String, String)]
  ) {
    self.id = id
    self.lines = lines
  }

  private static func text(_ id: String, _ lines: [(String, String)]) -> String {
    let width = (lines.map(\.0.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: 2 + width)
    let body = lines.map { name, value in
      let words = value.split(separator: " ").map(String.init)
      let lines = Paragraph.lines(of: words, width: Paragraph.width - margin.count)
      let pad = String(repeating: " ", count: width - name.count)
      return "  \(name)\(pad)" + lines.joined(separator: "\n" + margin) + "\n"
    }
    return id + "\n" + body.joined()
  }

  /// What a host has to see for a rule to be judged there.
  private static func needs(of rule: any Rule.Type) -> String {
    let needs = rule.needs.inOrder.map(\.words)
    return needs.isEmpty ? "what every host sees" : "to see \(needs.joined(separator: ", and "))"
  }

  private init(_ rule: any Rule.Type, _ registry: SubjectRegistry) {
    self.init(
      rule.id.rawValue,
      [
        ("rule", rule.statement), ("level", rule.level.rawValue),
        ("authority", rule.authority.words), ("remedy", rule.remedy),
        ("needs", Self.needs(of: rule)),
      ] + Self.clauses(of: rule, withProofs: !registry.isOwn)
        + Self.exceptions(of: rule, withProofs: !registry.isOwn)
        + (registry.isOwn ? [] : Self.proofs(of: rule, registry)))
  }

  /// A line for each clause of a rule; how it is known that a breach is noticed only beside the proofs.
  private static func clauses(
    of rule: any Rule.Type, withProofs: Bool
  ) -> [(String, String)] {
    rule.clauses.enumerated().map { place, clause in
      let remedy = clause.remedy.map { " Remedy: \($0)" } ?? ""
      let level = clause.level.map { " (\($0.rawValue))" } ?? ""
      return (
        place == 0 ? "clauses" : "",
        "\(clause.id)\(level): \(clause.requirement)"
          + (withProofs || !clause.isJudged ? " (\(clause.evidence.words))" : "") + remedy
      )
    }
  }

  /// A line for each exception of a rule; its guards only beside the proofs.
  private static func exceptions(
    of rule: any Rule.Type, withProofs: Bool
  ) -> [(String, String)] {
    rule.exceptions.enumerated().map { place, exception in
      (
        place == 0 ? "exceptions" : "",
        "\(exception.id): \(exception.words)"
          + (withProofs
            ? " (guarded by \(exception.guards.map(\.description).joined(separator: ", ")))" : "")
      )
    }
  }

  /// What of this package shows a rule at work, which lies where its own goldens do.
  private static func proofs(
    of rule: any Rule.Type, _ registry: SubjectRegistry
  ) -> [(String, String)] {
    [
      (
        "shown by",
        "\(TracesFolder.name)/rules/\(rule.id)/holds.trace and broken.trace beside it"
      ),
      (
        "faults",
        list(registry.faulty.filter { $0.expects.map(\.rule).contains(rule.id) }.map(\.id))
      ),
    ]
  }

  private static var transparency: Explanation {
    Explanation(
      TransparencyFinding.id.rawValue,
      [
        ("comparison", TransparencyFinding.statement),
        ("level", TransparencyFinding.level.rawValue),
      ])
  }

  private init(_ exemption: Exemption) {
    self.init(
      exemption.id,
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
    self.init(scenario.id, ScenarioStory(scenario, registry).lines)
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
    self.init(subject.id, about + (fault ?? []))
  }

  private init(_ fact: Fact) {
    self.init(
      fact.id,
      [
        ("fact", fact.sentence),
        ("standing", fact.standing.words + (fact.reason.map { ": \($0)" } ?? "")),
        ("release", fact.release), ("confidence", fact.confidence.rawValue),
      ] + Self.sources(of: fact) + [
        ("tests", Self.list(fact.assertedIn)), ("scenarios", Self.scenarios(citing: fact)),
      ])
  }

  /// A line for each source; one that says so where there is none.
  private static func sources(of fact: Fact) -> [(String, String)] {
    guard !fact.sources.isEmpty else { return [("source", "none")] }
    return fact.sources.enumerated().map { place, source in
      let citation = source.citation
      let address = citation.address.map { ", \($0)" } ?? ""
      return (
        place == 0 ? "source" : "",
        "\(citation.title)\(address) (\(citation.kind.rawValue), \(citation.release))"
      )
    }
  }

  /// How many scenarios a fact backs, and the first of them.
  private static func scenarios(citing fact: Fact) -> String {
    let scenarios = ScenarioCatalogue.all.filter { $0.evidence.contains(fact.id) }.map(\.id)
    guard let first = scenarios.first else { return "none" }
    return scenarios.count == 1 ? first : "\(scenarios.count), the first is \(first)"
  }

  private static func faults(of registry: SubjectRegistry) -> [Explanation] {
    var seen: Set<String> = []
    let ids = registry.faulty.compactMap(\.fault).filter { seen.insert($0).inserted }
    return ids.map { id in
      let subjects = registry.faulty.filter { $0.fault == id }
      return Explanation(
        id, subjects.map { ("fault", "\($0.id) \($0.title)") } + shownBy(subjects))
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
      return Explanation(
        tag, [("tag", "a situation that scenarios play"), ("scenarios", list(scenarios))])
    }
  }

  static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
