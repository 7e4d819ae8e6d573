import AppearanceTrace
import ConformanceRules
import RuleOracles
import Testing
import Thoroughness

@Suite("Judging whatever comes")
struct RandomTraceTests {
  @Test(
    "the same trace gives the same judgement, also read back from its text",
    arguments: (0..<10).sampled(1))
  func determinism(block: Int) throws {
    for seed in 0..<12 {
      var random = RandomTraces(seed: UInt64(block * 100 + seed))
      let trace = random.trace(events: 10 + seed * 12)
      let contract = SubjectContract(
        presenter: seed % 2 == 0 ? .uikit : .emulated, coversStatusBar: seed % 3 == 0)

      let judgement = Judge(contract: contract).judge(trace)
      let again = Judge(contract: contract).judge(try Trace(parsing: trace.text))

      #expect(judgement == again)
      #expect(judgement.text == again.text)
    }
  }

  @Test(
    "findings are in order, prove themselves, and each is told once",
    arguments: (0..<10).sampled(1))
  func form(block: Int) {
    for seed in 0..<12 {
      var random = RandomTraces(seed: UInt64(10_000 + block * 100 + seed))
      let trace = random.trace(events: 10 + seed * 12)

      let judgement = Judge().judge(trace)

      let findings = judgement.findings
      #expect(findings.map(\.earliest) == findings.map(\.earliest).sorted())
      #expect(findings.allSatisfy { 1...4 ~= $0.witnesses.count })
      let told = judgement.headlines.reduce(0) { $0 + 1 + $1.implied.count }
      #expect(told == findings.count)
      let broken = judgement.outcomes.rules(.broken)
      #expect(Set(findings.map(\.rule)) == Set(broken))
    }
  }

  @Test("a trace that cannot be written down is judged as well", arguments: (0..<10).sampled(1))
  func flawed(block: Int) {
    for seed in 0..<12 {
      var random = RandomTraces(seed: UInt64(20_000 + block * 100 + seed))
      var trace = random.trace(events: 60)
      trace.events.reverse()
      trace.events.append(contentsOf: trace.events)

      let judgement = Judge().judge(trace)

      #expect(judgement == Judge().judge(trace))
      #expect(judgement.outcomes.count == RuleCatalogue.all.count)
    }
  }

  @Test("every rule is broken by some trace and not exercised by another", .exhaustive())
  func bothWays() {
    var missing = Dictionary(
      uniqueKeysWithValues: RuleCatalogue.all.map { ($0.id, Set([Outcome.broken, .notExercised])) })
    // The rarest breach comes about once in eight hundred traces.
    for seed in 0..<6000 where !missing.isEmpty {
      var random = RandomTraces(seed: UInt64(30_000 + seed))
      let trace = random.any()
      for entry in Judge(contract: random.contract()).judge(trace).outcomes {
        missing[entry.rule]?.remove(entry.outcome)
        if missing[entry.rule]?.isEmpty == true { missing[entry.rule] = nil }
      }
    }

    #expect(missing.isEmpty)
  }

  @Test("a story can be written down and read back", arguments: (0..<10).sampled(1))
  func notation(block: Int) throws {
    for seed in 0..<12 {
      var random = RandomTraces(seed: UInt64(50_000 + block * 100 + seed))
      let tale = random.tale()

      #expect(!tale.baseline.tree.isEmpty)
      #expect(try Trace(parsing: tale.text) == tale)
    }
  }
}
