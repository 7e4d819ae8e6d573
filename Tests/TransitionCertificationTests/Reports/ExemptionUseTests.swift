import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// What was let off stands in the report.
@Suite("Telling what was let off") struct ExemptionUseTests {
  private func result(_ scenario: String, _ exemptions: [Exemption]) throws -> CaseResult {
    var trace = try Trace(parsing: SampleTraces.alike)
    trace.header.scenario = scenario
    return CaseResult(trace, judgement: Judge().judge(trace), exemptions: exemptions)
  }

  private func report(_ cases: [CaseResult]) -> Report {
    Report(
      of: .sample(), profile: .iOS18, cases: cases, notApplicable: [], waiverErrors: [])
  }

  @Test("each exemption is told once, in the order of the catalogue, with its cases")
  func uses() throws {
    let uses = ExemptionUse.uses(in: [
      try result("modal/custom/present", [.passingViews]),
      try result("modal/custom/dismiss", [.sizesApart, .passingViews]),
    ])

    #expect(uses.map(\.exemption) == [.sizesApart, .passingViews])
    #expect(uses.map(\.count) == ["1 case", "2 cases"])
    #expect(uses.first?.cases.map(\.scenario) == ["modal/custom/dismiss"])
  }

  @Test(
    "a summary names it below the contract, a whole one says what it is, and nothing where nothing was let off"
  )
  func summary() throws {
    let exempt = report([try result("modal/custom/present", [.sizesApart])])
    let taken = exempt.wholeSummary
    let none = report([try result("modal/custom/present", [])]).summary

    let lines = taken.split(separator: "\n").map(String.init)
    let contract = try #require(lines.firstIndex { $0.hasPrefix("  contract") })
    #expect(lines[contract + 1].hasPrefix("  exempt   sizes-apart in 1 case: A controller may"))
    #expect(lines.allSatisfy { $0.count <= ReportStyle.usualWidth })
    #expect(exempt.summary.contains("\n  exempt   sizes-apart in 1 case\n"))
    #expect(!none.contains("exempt"))
  }
}
