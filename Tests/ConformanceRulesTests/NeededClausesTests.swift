import AppearanceTrace
import ConformanceRules
import Testing

@Suite("What a contract is needed for")
struct NeededClausesTests {
  @Test(
    "a clause is needed where it made a difference",
    arguments: [
      ("a subject that emulates tells the presenter by hand, and ends after completion", 1),
      ("a subject that emulates reverses the presenter by hand when it is given up", 1),
      ("children that are kept with their views out, or ready beside the window, are gone", 0),
    ])
  func needed(description: String, count: Int) throws {
    let sketch = try #require(LegalBehaviour.all.first { $0.testDescription == description })

    let clauses = try sketch.judgement().clausesNeeded

    #expect(clauses == Array([.presenter].prefix(count)))
  }

  @Test("a container that keeps its menus relies on its contract, and breaks a rule without it")
  func keepsSides() throws {
    let description = "a menu that is closed and kept as a child for life has its view out"
    var sketch = try #require(LegalBehaviour.all.first { $0.testDescription == description })

    #expect(try sketch.judgement().clausesNeeded == [.keepsSides])
    sketch.contract = SubjectContract()
    #expect(
      try sketch.judgement().headlines.map(\.finding.rule) == ["containment-remove-complete"])
  }

  @Test("a subject that covers the bar relies on its contract")
  func coversBar() throws {
    let description = "what covers the bar and does not capture it"
    let breach = try #require(Breach.all.first { $0.testDescription == description })

    #expect(try breach.judgement().clausesNeeded == [.coversStatusBar])
  }

  @Test("a sheet that a tap on it takes away relies on its contract")
  func closesOnTap() throws {
    let description = "a tap in the middle of a sheet takes it away, as the contract says"
    let sketch = try #require(LegalBehaviour.all.first { $0.testDescription == description })

    #expect(try sketch.judgement().clausesNeeded == [.closesOnTap])
  }
}
