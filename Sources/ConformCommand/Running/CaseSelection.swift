package import TransitionCertification

/// Which cases a run is about.
package struct CaseSelection {
  /// The subjects, in the order of the registry.
  let subjects: [ListedSubject]
  /// The scenarios, in the order of the catalogue.
  let scenarios: [Scenario]
  /// Whether nothing was left out.
  let isWhole: Bool

  private init(subjects: [ListedSubject], scenarios: [Scenario], isWhole: Bool) {
    self.subjects = subjects
    self.scenarios = scenarios
    self.isWhole = isWhole
  }

  /// Selects all subjects that have to hold, in all scenarios.
  package init(wholeOf registry: SubjectRegistry) {
    self.init(subjects: registry.judged, scenarios: ScenarioCatalogue.all, isWhole: true)
  }

  /// Selects by ids of subjects, ids of scenarios and tags; those of one kind add up, kinds intersect.
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
    for filter in filters {
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
    self.init(
      subjects: subjects.isEmpty
        ? registry.judged : registry.all.filter { subjects.contains($0.id) },
      scenarios: scenarios.isEmpty
        ? ScenarioCatalogue.all : ScenarioCatalogue.all.filter { scenarios.contains($0.id) },
      isWhole: false)
  }

  /// The scenarios that apply to a subject.
  func scenarios(for subject: Subject) -> [Scenario] {
    scenarios.filter { $0.applicability(to: subject) == .applies }
  }

  /// Every case that has a golden, whatever is selected.
  static func casesWithGoldens(of registry: SubjectRegistry) -> [CaseID] {
    let whole = CaseSelection(wholeOf: registry)
    return registry.judged.flatMap { subject in
      whole.scenarios(for: subject.subject).map {
        CaseID(subject: subject.id, scenario: $0.id)
      }
    }
  }
}
