import ConformanceReports
import TransitionCertification

/// Which rules come to bear in which scenarios, over all good subjects.
struct Coverage {
  private var rules: [String: Set<RuleID>] = [:]

  init(_ subjects: [CertifiedSubject]) {
    for result in subjects.filter(\.subject.isGood).flatMap(\.report.cases) {
      let outcomes = result.judgement.outcomes
      rules[result.id.scenario, default: []]
        .formUnion(outcomes.rules(.holds) + outcomes.rules(.broken))
    }
  }

  /// The scenarios in which one of the rules comes to bear, in the order of the catalogue.
  func scenarios(of wanted: Set<RuleID>) -> [Scenario] {
    ScenarioCatalogue.all.filter { !wanted.isDisjoint(with: rules[$0.id] ?? []) }
  }
}
