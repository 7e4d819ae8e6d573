import AppearanceTrace
import ConformanceRules
import Testing

@Suite("The reference rules")
struct ReferenceTests {
  @Test("every rule that is built has a reference, in the same order")
  func completeness() {
    #expect(ReferenceJudge.rules == RuleCatalogue.all.map { $0.id })
  }

  @Test("the references and the rules find the same breaches in random traces", arguments: 0..<10)
  func agreement(block: Int) {
    for seed in 0..<20 {
      var dice = TraceDice(seed: UInt64(40_000 + block * 100 + seed))
      let trace = dice.any()
      let contract = dice.contract()

      let disagreements = ReferenceJudge.disagreements(
        with: Judge(contract: contract).judge(trace), of: trace, contract: contract)

      #expect(disagreements.isEmpty, "seed \(40_000 + block * 100 + seed): \(disagreements)")
    }
  }

  @Test("a reference is silent on the holding trace and finds the broken one", arguments: rules)
  func corpus(rule: RuleID) throws {
    for file in ["holds.trace", "broken.trace"] {
      let trace = try Corpus.trace(rule, file)
      let contract = trace.header.contract
      let judgement = try Corpus.judgement(rule, file)

      let disagreements = ReferenceJudge.disagreements(
        with: judgement, of: trace, contract: contract)
      let breaches = ReferenceJudge.breaches(of: rule, in: trace, contract: contract)

      #expect(disagreements.isEmpty, "\(disagreements)")
      #expect(breaches?.isEmpty == (file == "holds.trace"))
    }
  }

  static let rules = ReferenceJudge.rules
}
