import AppearanceTrace
import Testing
import Thoroughness

@testable import ConformanceRules
@testable import RuleOracles

@Suite("Rules that were told of nothing")
struct UntoldRuleTests {
  @Test(
    "who does not judge rest has nothing to say at the end",
    arguments: RuleCatalogue.ids.sampled(24))
  func silence(rule: RuleID) throws {
    for file in ["holds.trace", "broken.trace"] {
      try expectSilence(about: Corpus.trace(rule, file))
    }
  }

  @Test("nor has he of whatever comes", arguments: (0..<8).sampled(1))
  func silenceAboutAnything(part: Int) {
    for seed in 0..<20 {
      var dice = RandomTraces(seed: UInt64(60_000 + part * 100 + seed))
      expectSilence(about: dice.trace(events: 80))
    }
  }

  @Test("most of those who judge rest speak of a trace of which they are told nothing")
  func restIsJudged() throws {
    let rules = RuleCatalogue.checkers.filter { $0.judgesRest }
    let speakers = try rules.filter { rule in
      try ["holds.trace", "broken.trace"].contains { file in
        try record(of: Corpus.trace(rule.id, file), by: rule).isExercised
      }
    }

    #expect(speakers.count > rules.count / 2, "\(rules.map { $0.id })")
  }

  private func expectSilence(about trace: Trace) {
    for rule in RuleCatalogue.checkers where !rule.judgesRest {
      let record = record(of: trace, by: rule)
      #expect(
        !record.isExercised && record.charges.isEmpty && record.clauses.isEmpty, "\(rule.id)")
    }
  }

  /// What a rule says at the end of a trace without the events that it is told of.
  private func record(of trace: Trace, by rule: any RuleChecker.Type) -> Record {
    var judging = Judging(trace, contract: trace.header.contract, checkers: [])
    for event in trace.events where !rule.topics.contains(event.action.kind) {
      judging.observe(event)
    }
    var hierarchy = judging.hierarchy
    let conclusion: Conclusion =
      switch trace.ending {
      case .settled(_, let checkpoint): .settled(hierarchy.take(checkpoint))
      case .unsettled(_, let checkpoint): .unsettled(hierarchy.take(checkpoint))
      case .raised: .raised
      }
    var checker: any RuleChecker = rule.init()
    checker.conclude(conclusion, in: hierarchy)
    return checker.record
  }
}
