import ConformanceReports
import Testing

@testable import ConformanceRules
@testable import TransitionCertification

/// With a rule's checker replaced by one that always holds, the kill matrix is another.
@Suite("The kill matrix with spoilt rules", .serialized) @MainActor struct MatrixMutantTests {
  @Test("a fault is not caught where it was, once the rule that caught it always holds")
  func alwaysHolds() throws {
    let faulty = WholeRun.subjects.filter { !$0.subject.isGood }
    let catches = WholeRun.selftest.catches
    #expect(faulty.map(\.subject.id) == catches.map(\.subject))

    for (subject, entry) in zip(faulty, catches) {
      guard let rule = entry.first, RuleCatalogue.rule(rule) != nil else { continue }
      let result = try #require(
        subject.report.cases.first { $0.id.scenario == entry.scenario })
      let sound = subject.judgingAgain(result, by: RuleCatalogue.checkers)
      let spoilt = subject.judgingAgain(
        result, by: RuleCatalogue.checkers.map { $0.id == rule ? alwaysHolding($0) : $0 })

      #expect(sound?.first == rule && sound?.named == entry.named, "\(entry.subject)")
      #expect(spoilt?.first != rule, "\(entry.subject)")
      #expect(spoilt != sound, "\(entry.subject)")
    }
  }

  @Test("each rule catches a fault, or is listed among those that catch none")
  func completeness() {
    let catching = Set(WholeRun.selftest.catches.flatMap(\.shown))

    for rule in RuleCatalogue.all.map({ $0.id }) {
      #expect(catching.contains(rule) != WholeRun.selftest.rulesWithoutFault.contains(rule))
    }
  }

  private func alwaysHolding<Original: RuleChecker>(_: Original.Type) -> any RuleChecker.Type {
    AlwaysHolds<Original>.self
  }
}

extension CertifiedSubject {
  /// What the matrix says of the subject if it has one case only, and these checkers judge it.
  @MainActor fileprivate func judgingAgain(
    _ result: CaseResult, by checkers: [any RuleChecker.Type]
  ) -> Selftest.Catch? {
    var judging = Judging(result.trace, contract: report.contract, checkers: checkers)
    // What is measured by other runs of the subject cannot be judged again without them.
    let beside = rests(beside: result)
    judging.compare(with: beside.animated, undisturbed: beside.undisturbed)
    for event in result.trace.events { judging.observe(event) }
    let judged = CaseResult(
      result.trace, reference: result.reference, judgement: judging.conclude(result.trace),
      transparency: result.transparency)
    let report = Report(
      of: subject.subject, profile: report.profile, cases: [judged], notApplicable: [],
      waiverErrors: [])
    return Selftest([CertifiedSubject(subject, report)]).catches.first
  }

  private func rests(
    beside result: CaseResult
  ) -> (animated: Checkpoint?, undisturbed: Checkpoint?) {
    var runs = ComparedRuns()
    for other in report.cases {
      guard let scenario = ScenarioCatalogue.scenario(other.id.scenario) else { continue }
      if other.id == result.id { return runs.rests(beside: scenario) }
      runs.note(other.trace, other.judgement, in: scenario)
    }
    return (nil, nil)
  }
}

/// A checker under the name of another, that looks at nothing and says that the rule was kept.
private struct AlwaysHolds<Original: RuleChecker>: RuleChecker {
  static var id: RuleID { Original.id }
  static var statement: String { Original.statement }
  static var level: Level { Original.level }
  static var authority: [Authority] { Original.authority }
  static var remedy: String { Original.remedy }
  static var specificity: Specificity { Original.specificity }
  static var topics: [Topic] { Original.topics }
  static var judgesRest: Bool { true }

  var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {}

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    record.exercise()
  }
}
