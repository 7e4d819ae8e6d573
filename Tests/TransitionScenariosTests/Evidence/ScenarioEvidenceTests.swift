import Testing

@testable import TransitionScenarios

@Suite("What scenarios cite") struct ScenarioEvidenceTests {
  @Test("every fact and every complaint that a scenario names stands in the book of facts")
  func cited() {
    let cited = ScenarioCatalogue.all.flatMap { scenario in
      scenario.evidence + scenario.complaints + [scenario.raises].compactMap { $0 }
    }

    #expect(!cited.isEmpty)
    #expect(Set(cited).filter { FactBook.fact($0) == nil } == [])
  }
}
