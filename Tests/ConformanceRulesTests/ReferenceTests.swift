import AppearanceTrace
import ConformanceRules
import Testing

@Suite("The reference rules")
struct ReferenceTests {
  @Test("a reference and its rule find the same breaches in random traces", arguments: rules)
  func agreement(rule: RuleID) {
    for seed in 0..<100 {
      var dice = TraceDice(seed: UInt64(40_000 + seed))
      let trace = dice.trace(events: 20 + seed * 4)

      let fast = Self.places(of: rule, in: Judge().judge(trace))

      #expect(fast == ReferenceJudge.breaches(of: rule, in: trace), "seed \(40_000 + seed)")
    }
  }

  @Test("a reference is silent on the holding trace and finds the broken one", arguments: rules)
  func corpus(rule: RuleID) throws {
    let broken = try Corpus.trace(rule, "broken.trace")

    let fast = Self.places(of: rule, in: try Corpus.judgement(rule, "broken.trace"))

    #expect(ReferenceJudge.breaches(of: rule, in: broken) == fast)
    #expect(!fast.isEmpty)
    #expect(ReferenceJudge.breaches(of: rule, in: try Corpus.trace(rule, "holds.trace")) == [])
  }

  static let rules = ReferenceJudge.rules

  /// The places of a rule's breaches, where the last witness of each is the breach itself.
  private static func places(of rule: RuleID, in judgement: Judgement) -> [Int] {
    judgement.findings.filter { $0.rule == rule }.compactMap { finding in
      guard case .event(let place) = finding.witnesses.last?.place else { return nil }
      return place
    }.sorted()
  }
}
