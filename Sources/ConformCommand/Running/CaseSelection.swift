package import TransitionCertification

/// Which cases a run is about.
package struct CaseSelection {
  /// The subjects, in the order of the registry.
  let subjects: [ListedSubject]
  /// The scenarios, in the order of the catalogue.
  let scenarios: [Scenario]
  /// Whether nothing was left out.
  let isWhole: Bool
  private let choice: Choice
  private let subjectsWithGoldens: Set<String>

  /// What is chosen: all cases of some subjects in some scenarios, and cases that were named.
  private struct Choice {
    var subjects: Set<String>
    var scenarios: Set<String>
    var named: [CasePattern] = []

    func contains(_ subject: String, _ scenario: String) -> Bool {
      subjects.contains(subject) && scenarios.contains(scenario)
        || named.contains { $0.covers(subject: subject, scenario: scenario) }
    }
  }

  private init(_ choice: Choice, of registry: SubjectRegistry, isWhole: Bool) {
    let all = ScenarioCatalogue.all
    self.choice = choice
    self.isWhole = isWhole
    subjectsWithGoldens = Set(registry.judged.map(\.id))
    subjects = registry.all.filter { subject in
      choice.subjects.contains(subject.id)
        || choice.named.contains { $0.mayCover(subject: subject.id) }
    }
    let ids = subjects.map(\.id)
    scenarios = all.filter { scenario in
      choice.scenarios.contains(scenario.id)
        || choice.named.contains { pattern in
          ids.contains { pattern.covers(subject: $0, scenario: scenario.id) }
        }
    }
  }

  /// Selects all subjects that have to hold, in all scenarios.
  package init(wholeOf registry: SubjectRegistry) {
    self.init(
      Choice(
        subjects: Set(registry.judged.map(\.id)), scenarios: Set(ScenarioCatalogue.all.map(\.id))),
      of: registry, isWhole: true)
  }

  /// Selects by ids of subjects, ids of scenarios and tags; those of one kind add up, kinds intersect. A
  /// subject and a scenario in one argument are the name of a case, or its beginning, and add up too.
  ///
  /// - Throws: The first id that matches nothing.
  init(_ filters: [String], of registry: SubjectRegistry) throws(CommandFailure) {
    guard !filters.isEmpty else {
      self.init(wholeOf: registry)
      return
    }
    let subjectIDs = registry.all.map(\.id)
    let scenarioIDs = ScenarioCatalogue.all.map(\.id)
    var subjects: Set<String> = []
    var scenarios: Set<String> = []
    var named: [CasePattern] = []
    for filter in filters {
      guard !filter.contains(" ") else {
        named.append(try Self.cases(named: filter, subjectIDs, scenarioIDs))
        continue
      }
      let wantedSubjects = Identity.matches(filter, in: subjectIDs)
      let wantedScenarios =
        Identity.matches(filter, in: scenarioIDs)
        + ScenarioCatalogue.all.filter { $0.tags.contains(filter) }.map(\.id)
      guard !wantedSubjects.isEmpty || !wantedScenarios.isEmpty else {
        let tags = Set(ScenarioCatalogue.all.flatMap(\.tags)).sorted()
        throw Identity.unknown(
          filter, "subject, scenario or tag", in: subjectIDs + scenarioIDs + tags)
      }
      subjects.formUnion(wantedSubjects)
      scenarios.formUnion(wantedScenarios)
    }
    // Who names cases alone means no others.
    if named.count < filters.count {
      if subjects.isEmpty { subjects.formUnion(registry.judged.map(\.id)) }
      if scenarios.isEmpty { scenarios.formUnion(scenarioIDs) }
    }
    self.init(
      Choice(subjects: subjects, scenarios: scenarios, named: named), of: registry, isWhole: false)
  }

  /// The cases that a name stands for, which is a subject and a scenario, or the beginnings of both.
  private static func cases(
    named name: String, _ subjects: [String], _ scenarios: [String]
  ) throws(CommandFailure) -> CasePattern {
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, let pattern = CasePattern(words.joined(separator: " ")) else {
      throw .misuse("expected a case, 'SUBJECT SCENARIO', found '\(name)'")
    }
    guard let subject = subjects.first(where: pattern.mayCover) else {
      throw Identity.unknown(words[0], "subject", in: subjects)
    }
    guard scenarios.contains(where: { pattern.covers(subject: subject, scenario: $0) }) else {
      throw Identity.unknown(words[1], "scenario", in: scenarios)
    }
    return pattern
  }

  /// Whether a case is selected, if it is one.
  func contains(_ caseID: CaseID) -> Bool { choice.contains(caseID.subject, caseID.scenario) }

  /// The selected scenarios that apply to a subject.
  func scenarios(for subject: Subject) -> [Scenario] {
    scenarios.filter { scenario in
      choice.contains(subject.id, scenario.id) && scenario.applicability(to: subject) == .applies
    }
  }

  /// Whether the cases of a subject have goldens: those of all who have to hold. Beside somebody's own subjects the
  /// system's have none: the suite brings its traces along.
  func hasGoldens(_ subject: ListedSubject) -> Bool { subjectsWithGoldens.contains(subject.id) }

  /// Whether a case is selected that has a golden.
  var hasCasesWithGoldens: Bool {
    subjects.contains { hasGoldens($0) && !scenarios(for: $0.subject).isEmpty }
  }

  /// Every case that has a golden, whatever is selected.
  static func casesWithGoldens(of registry: SubjectRegistry) -> [CaseID] {
    let scenarios = ScenarioCatalogue.all
    var cases: [CaseID] = []
    for listed in registry.judged {
      let subject = listed.subject
      for scenario in scenarios where scenario.applicability(to: subject) == .applies {
        cases.append(CaseID(subject: listed.id, scenario: scenario.id))
      }
    }
    return cases
  }
}
