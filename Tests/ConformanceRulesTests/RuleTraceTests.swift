import AppearanceTrace
import Testing

@testable import ConformanceRules

@Suite("The traces of each rule")
struct RuleTraceTests {
  @Test("a holding trace holds, and breaks no other rule", arguments: ids)
  func holds(id: RuleID) throws {
    #expect(try RuleProof(rule: id).complaintsAboutHolding() == [])
  }

  @Test("a broken trace gives exactly its findings", arguments: ids)
  func findings(id: RuleID) throws {
    #expect(try RuleProof(rule: id).complaintsAboutBroken() == [])
  }

  @Test("the first and only headline of a broken trace is the rule's", arguments: ids)
  func headline(id: RuleID) throws {
    let judgement = try Corpus.judgement(id, "broken.trace")

    #expect(judgement.outcomes[id] == .broken)
    #expect(judgement.headlines.map(\.finding.rule) == [id])
  }

  @Test("each finding names two to four lines that stand in the trace", arguments: ids)
  func witnesses(id: RuleID) throws {
    let trace = try Corpus.trace(id, "broken.trace")
    let lines = trace.text.split(separator: "\n", omittingEmptySubsequences: false)

    for finding in try Corpus.judgement(id, "broken.trace").findings {
      #expect(2...4 ~= finding.witnesses.count)
      #expect(finding.witnesses.map(\.place) == finding.witnesses.map(\.place).sorted())
      for witness in finding.witnesses {
        #expect(lines[witness.line - 1].drop { $0 == " " } == witness.text)
      }
    }
  }

  @Test(
    "where a cancel makes the breach, it is among the lines that prove it",
    arguments: RuleCatalogue.checkers.filter { $0.restsOnCancel }.map { $0.id })
  func cancels(id: RuleID) throws {
    let trace = try Corpus.trace(id, "broken.trace")
    let cancels = trace.events.map(\.line).filter { $0.contains(".cancelInteractiveTransition()") }
    let finding = try #require(
      try Corpus.judgement(id, "broken.trace").findings.first { $0.rule == id })

    #expect(!cancels.isEmpty)
    #expect(finding.witnesses.contains { cancels.contains($0.text) })
  }

  @Test("a trace is judged while it is read as when it is whole", arguments: ids)
  func reading(id: RuleID) throws {
    for file in ["holds.trace", "broken.trace"] {
      let trace = try Corpus.trace(id, file)
      let read = try Judge().judge(reading: trace.textBytes)

      #expect(try read.judgement == Corpus.judgement(id, file))
      #expect(read.eventCount == trace.events.count)
      #expect(read.isSettled == trace.ending.isSettled)
    }
  }

  static let ids = RuleCatalogue.all.map { $0.id }
}
