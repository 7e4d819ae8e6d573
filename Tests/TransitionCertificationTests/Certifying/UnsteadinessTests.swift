import Testing

@testable import TransitionCertification

/// Cases that came out otherwise when they were played again, and what bears with that.
@Suite("Unsteady cases", .serialized) @MainActor struct UnsteadinessTests {
  private static let scenario = "tabs/screens/select"
  private let sample = Subject.sampleTabs(.none)

  /// Certifies a subject of which one case is unsteady.
  private func report(_ waivers: [Waiver], isUnsteady: Bool = true) -> Report {
    Certification(
      of: sample, waivers: waivers, references: SampleRuns.references, on: .today
    ) { subject, scenario, profile in
      let recording = SampleRuns.record(subject, scenario, profile)
      guard isUnsteady, scenario.id == Self.scenario, case .trace(var judged) = recording else {
        return recording
      }
      judged.unsteadiness = .endsBehindOthers("crashed")
      return .trace(judged)
    }.run()
  }

  private func waiver(_ rule: RuleID?, cases: String? = nil) -> Waiver {
    Waiver(
      rule: rule, cases: cases, reason: "the clock is looked at", link: "https://example.org/1",
      owner: "team", expiry: "2999-12-31")
  }

  @Test("are incomplete where nobody bears with them")
  func told() {
    let report = report([])

    #expect(report.verdict == .incomplete)
    #expect(report.issues.first?.firstLine == "Sample.none: incomplete: unsteady (1 case)")
  }

  @Test(
    "are conditional where a waiver says so by name, and told as waived",
    arguments: [nil, "* *", "* tabs/screens/select"])
  func waived(cases: String?) throws {
    let report = report([waiver("unsteady", cases: cases)])

    #expect(report.verdict == .conditional)
    #expect(report.issues.isEmpty && report.errors.isEmpty)
    let unsteady = try #require(report.cases.first { $0.id.scenario == Self.scenario })
    #expect(unsteady.obstacle == nil && unsteady.isWaived)
    #expect(unsteady.headlines.map(\.name) == ["unsteady"])
    #expect(report.wholeSummary.contains("waived unsteady"))
  }

  @Test(
    "are not borne with by a waiver of other cases, or of cases without a name",
    arguments: [
      ("unsteady", "* tabs/screens/tap"), (nil, "* *"), ("transparency", "* *"),
    ] as [(RuleID?, String)])
  func otherWaivers(rule: RuleID?, cases: String) {
    #expect(report([waiver(rule, cases: cases)]).cases.contains { $0.obstacle != nil })
  }

  @Test("a waiver of what chance decides is not needless where chance decided well")
  func chance() {
    #expect(report([waiver("unsteady")], isUnsteady: false).errors.isEmpty)
    #expect(!report([waiver("transparency")], isUnsteady: false).errors.isEmpty)
  }
}
