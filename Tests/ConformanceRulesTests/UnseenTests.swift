import AppearanceTrace
import Testing

@testable import ConformanceRules

/// Rules on a host that does not see all that they may rest on.
@Suite("What a host does not see") struct UnseenTests {
  /// A rule's trace as a host would have recorded it that does not see who causes what.
  private func causeless(_ rule: RuleID, _ file: String) throws -> Trace {
    var trace = try Corpus.trace(rule, file)
    trace.header.unseen = [.causes]
    for index in trace.events.indices { trace.events[index].attribution = nil }
    return trace
  }

  @Test("a rule that rests on causes is not judged without them, and says why", arguments: rules)
  func notJudged(rule: RuleID) throws {
    for file in ["holds.trace", "broken.trace"] {
      let judgement = Judge().judge(try causeless(rule, file))
      let entry = try #require(judgement.outcomes.first { $0.rule == rule })

      #expect(entry.outcome == .notJudged)
      #expect(entry.reason == "the host does not see who caused what happens")
      #expect(!judgement.findings.contains { $0.rule == rule })
    }
  }

  @Test("all other rules judge as they do with causes", arguments: others)
  func judgedAllTheSame(rule: RuleID) throws {
    #expect(Judge().judge(try causeless(rule, "holds.trace")).findings.isEmpty)
    #expect(try Judge().judge(causeless(rule, "broken.trace")).outcomes[rule] == .broken)
  }

  @Test("each sense is one that a rule rests on, and on the headless host all rules are judged")
  func senses() throws {
    let needed = RuleCatalogue.all.reduce(into: Set<SceneSense>()) { $0.formUnion($1.needs) }
    #expect(needed == Set(SceneSense.allCases))

    let judgement = Judge().judge(try Corpus.trace("completion-eventually", "holds.trace"))
    #expect(judgement.outcomes.rules(.notJudged).isEmpty)
  }

  @Test("a rule that is not judged stays so while the trace runs")
  func standing() throws {
    let trace = try causeless("appearance-no-direct-call", "broken.trace")
    var judging = Judging(trace)
    #expect(judging.standing(of: "completion-eventually") == .open)
    for event in trace.events {
      judging.observe(event)
      #expect(judging.standing(of: "appearance-no-direct-call") == .notJudged)
    }
  }

  static let rules = RuleCatalogue.all.filter { $0.needs.contains(.causes) }.map { $0.id }
  static let others = RuleCatalogue.all.filter { !$0.needs.contains(.causes) }.map { $0.id }
}
