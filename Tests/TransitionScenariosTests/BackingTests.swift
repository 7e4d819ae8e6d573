import Testing

@testable import TransitionScenarios

@Suite("How much of the references rests on facts") struct BackingTests {
  private func backing(evidence: [String], isInferred: Bool = false) -> Backing {
    let scenario = Scenario(
      .presentation(.custom), "present", title: "", tags: [], evidence: evidence,
      isInferred: isInferred, obstacle: { _ in nil }, script: { _ in })
    let events = [
      Event(at: .zero, .call(Call("host", .present)), mark: .script),
      Event(at: .zero, .call(Call("sheet", .viewWillAppear))),
      Event(at: .zero, .insert(view: "sheet.view", superview: "t1.container")),
      Event(at: .zero, .statusBar(StatusBarLook(owner: "sheet", style: .light))),
      Event(at: .zero, .call(Call("host", .presentCompletion))),
    ]
    let trace = Trace(
      header: Trace.Header(scenario: scenario.id, subject: "system", profile: "ios-18"),
      events: events, ending: .settled(at: .zero, Checkpoint()))
    return Backing([(scenario, trace)])
  }

  @Test(
    "a line is backed only by a fact that speaks of lines of its kind",
    arguments: [
      (["CU-01"], 1), (["CX-08"], 1), (["SB-05"], 1), (["CO-01"], 1), (["MC-04"], 0), ([], 0),
      (["CU-01", "CX-08", "SB-05", "CO-01"], 4),
    ])
  func kinds(evidence: [String], byFact: Int) {
    let backing = backing(evidence: evidence)

    #expect(backing.lines == 5)
    #expect(backing.byFact == byFact)
  }

  @Test("where the order as a whole is inferred, no line is backed")
  func inferred() {
    #expect(backing(evidence: ["CU-01"], isInferred: true).byFact == 0)
  }
}

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
