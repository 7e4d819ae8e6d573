import Testing

@testable import TransitionCertification
import TransitionComparison

/// What outweighs what in a verdict.
@Suite("Weighing a verdict") struct VerdictTests {
  private func result(
    _ trace: Trace, _ finding: TransparencyFinding? = nil, waiver: Waiver? = nil
  ) -> CaseResult {
    CaseResult(
      trace, judgement: Judge().judge(trace), transparency: finding, transparencyWaiver: waiver)
  }

  private func difference(in trace: Trace) throws -> TransparencyFinding {
    let reference = try Reference(Trace(parsing: SampleTraces.reference))
    let changed = try Mutation.without("status-bar sheet light").applied()
    return try #require(
      Comparison(
        with: References(change: reference, statusBar: reference), presenter: .uikit, in: .modal
      ).finding(in: changed))
  }

  private var good: Trace {
    get throws { try Trace(parsing: SampleTraces.alike) }
  }

  private var raised: Trace {
    get throws {
      var trace = try good
      trace.events = []
      trace.ending = .raised(fault: "D10")
      return trace
    }
  }

  @Test("cases that hold are certified")
  func certified() throws {
    #expect(try Verdict([result(good)], errors: []) == .certified)
  }

  @Test("no case at all is incomplete, never certified")
  func empty() {
    #expect(Verdict([], errors: []) == .incomplete)
  }

  @Test("a raised fault makes a verdict incomplete, and is told")
  func incomplete() throws {
    let raised = try result(raised)

    #expect(try Verdict([result(good), raised], errors: []) == .incomplete)
    #expect(
      raised.obstacle?.description == "raised D10: on iOS the process would have ended here")
  }

  @Test("what this host alone cannot do is not told as the end of a process on iOS")
  func hostsOwn() throws {
    var trace = try raised
    trace.ending = .raised(fault: "K16")

    #expect(
      result(trace).obstacle?.description
        == "raised K16: this host cannot go on here, and a device would")
  }

  @Test(
    "an exception that the script asks for is what has to happen, and another one is not",
    arguments: [("modal/none/present", "K10", true), ("modal/none/present", "D10", false)])
  func provoked(scenario: String, fault: String, isRight: Bool) throws {
    var trace = try raised
    trace.header.scenario = scenario
    trace.ending = .raised(fault: fault)

    #expect(result(trace).holds == isRight)
  }

  @Test("a breach of what must be kept outweighs a case of which nothing can be said")
  func refused() throws {
    let broken = try result(good, difference(in: good))

    #expect(try Verdict([result(raised), broken], errors: []) == .refused)
  }

  @Test("a covered breach is conditional, never certified")
  func conditional() throws {
    let waiver = Waiver(
      rule: "transparency", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2030-01-01")
    let covered = try result(good, difference(in: good), waiver: waiver)

    #expect(Verdict([covered], errors: []) == .conditional)
    #expect(covered.holds)
  }

  @Test("a needless clause is a condition where all else holds")
  func errors() throws {
    #expect(try Verdict([result(good)], errors: [.needlessClause(.keepsChildren)]) == .conditional)
  }

  @Test("a difference that follows from a broken rule is counted under it")
  func implied() throws {
    var trace = try Mutation.twice("sheet.viewWillAppear(animated: true)").applied()
    trace.events.remove(at: trace.place(of: "status-bar sheet light"))
    let reference = try Reference(Trace(parsing: SampleTraces.reference))
    let difference = Comparison(
      with: References(change: reference, statusBar: reference), presenter: .uikit, in: .modal
    ).finding(in: trace)
    let headlines = result(trace, difference).headlines

    #expect(difference != nil)
    #expect(headlines.first?.rule == "appearance-no-double-appear")
    #expect(headlines.first?.implied.contains("transparency") == true)
    #expect(!headlines.contains { $0.rule == "transparency" })
  }
}
