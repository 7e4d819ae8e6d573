import AppearanceTrace
import ConformanceRules
import Testing

@Suite("Judging whatever comes")
struct RandomTraceTests {
  @Test("the same trace gives the same judgement, also read back from its text", arguments: 0..<10)
  func determinism(block: Int) throws {
    for seed in 0..<12 {
      var dice = TraceDice(seed: UInt64(block * 100 + seed))
      let trace = dice.trace(events: 10 + seed * 12)
      let contract = JudgingContract(
        presenter: seed % 2 == 0 ? .uikit : .emulated, coversStatusBar: seed % 3 == 0)

      let judgement = Judge(contract: contract).judge(trace)
      let again = Judge(contract: contract).judge(try Trace(parsing: trace.text))

      #expect(judgement == again)
      #expect(judgement.text == again.text)
    }
  }

  @Test("findings are in order, prove themselves, and each is told once", arguments: 0..<10)
  func form(block: Int) {
    for seed in 0..<12 {
      var dice = TraceDice(seed: UInt64(10_000 + block * 100 + seed))
      let trace = dice.trace(events: 10 + seed * 12)

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

  @Test("a trace that cannot be written down is judged as well", arguments: 0..<10)
  func flawed(block: Int) {
    for seed in 0..<12 {
      var dice = TraceDice(seed: UInt64(20_000 + block * 100 + seed))
      var trace = dice.trace(events: 60)
      trace.events.reverse()
      trace.events.append(contentsOf: trace.events)

      let judgement = Judge().judge(trace)

      #expect(judgement == Judge().judge(trace))
      #expect(judgement.outcomes.count == RuleCatalogue.all.count)
    }
  }

  @Test("every rule is broken by some trace and not exercised by another")
  func bothWays() {
    var outcomes: [RuleID: Set<Outcome>] = [:]
    for seed in 0..<320 {
      var dice = TraceDice(seed: UInt64(30_000 + seed))
      for entry in Judge().judge(dice.trace(events: (seed % 8) * 60)).outcomes {
        outcomes[entry.rule, default: []].insert(entry.outcome)
      }
    }

    for rule in RuleCatalogue.all.map({ $0.id }) where !Self.beyondChance.contains(rule) {
      #expect(outcomes[rule]?.isSuperset(of: [.broken, .notExercised]) == true, "\(rule)")
    }
  }

  /// The rules that need a clause of a contract, or a story that chance does not tell.
  static let beyondChance: Set<RuleID> = [
    "completion-unanimated-parity", "ownership-chrome-lifecycle",
    "containment-no-duplicate-moves", "completion-closure-runs",
    "interaction-verdict-always", "interaction-start-policy", "interaction-state-reset",
    "interaction-interruptible-stable", "geometry-z-order", "resources-no-recognizer-growth",
    "resources-duration-truthful", "geometry-final-frame", "geometry-frame-rollback",
    "geometry-size-change-tracked", "geometry-chrome-follows", "accessibility-flags-restored",
    "accessibility-escape-works", "accessibility-focus-announced",
  ]
}
