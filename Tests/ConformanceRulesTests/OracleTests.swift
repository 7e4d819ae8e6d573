import AppearanceTrace
import RuleOracles
import Testing
import Thoroughness

@testable import ConformanceRules

@Suite("The oracles of rules")
struct OracleTests {
  @Test("every rule that keeps something of its own between events has an oracle")
  func completeness() {
    let keepers = RuleCatalogue.checkers.filter { checker in
      Mirror(reflecting: checker.init()).children.contains { $0.label != "record" }
    }

    #expect(keepers.map { $0.id }.filter { !OracleJudge.rules.contains($0) } == [])
  }

  @Test("the oracles stand in the order of the catalogue")
  func order() {
    let rules = RuleCatalogue.all.map { $0.id }

    #expect(OracleJudge.rules == rules.filter(OracleJudge.rules.contains))
  }

  @Test(
    "the oracles and the rules find the same breaches in random traces",
    arguments: (0..<10).sampled(1))
  func agreement(block: Int) {
    for seed in (0..<20).sampled(10) {
      var random = RandomTraces(seed: UInt64(40_000 + block * 100 + seed))
      let trace = random.any()
      let contract = random.contract()

      let disagreements = OracleJudge.disagreements(
        with: Judge(contract: contract).judge(trace), of: trace, contract: contract)

      #expect(disagreements.isEmpty, "seed \(40_000 + block * 100 + seed): \(disagreements)")
    }
  }

  @Test(
    "the oracles and the rules find the same breaches in recorded traces with changes",
    arguments: (0..<10).sampled(1))
  func changes(block: Int) throws {
    let recorded = try Self.rules.flatMap { rule in
      try ["holds.trace", "broken.trace"].map { try Corpus.trace(rule, $0) }
    }
    for seed in (0..<200).sampled(50) {
      var dice = ChangedTraces(of: recorded, seed: UInt64(block * 1000 + seed))
      let trace = dice.any()

      let judgement = Judge(contract: trace.header.contract).judge(trace)
      let disagreements = OracleJudge.disagreements(
        with: judgement, of: trace, contract: trace.header.contract)

      #expect(trace.flaw == nil)
      #expect(disagreements.isEmpty, "seed \(block * 1000 + seed): \(disagreements)")
    }
  }

  @Test(
    "an oracle is silent on the holding trace and finds the broken one",
    arguments: rules.sampled(12))
  func corpus(rule: RuleID) throws {
    for file in ["holds.trace", "broken.trace"] {
      let trace = try Corpus.trace(rule, file)
      let contract = trace.header.contract
      let judgement = try Corpus.judgement(rule, file)

      let disagreements = OracleJudge.disagreements(
        with: judgement, of: trace, contract: contract)
      let breaches = OracleJudge.breaches(of: rule, in: trace, contract: contract)

      #expect(disagreements.isEmpty, "\(disagreements)")
      #expect(breaches?.isEmpty == (file == "holds.trace"))
    }
  }

  @Test(
    "an oracle finds nothing in sketches of what is legal",
    arguments: LegalBehaviour.all.filter(\.isLonely).sampled(90))
  func sketches(sketch: Sketch) throws {
    try expectAgreement(with: sketch.judgement(), of: sketch)
  }

  @Test(
    "an oracle finds what its rule does in sketches of what is not legal",
    arguments: Breach.bothJudges + breachesOfRules.sampled(130))
  func breaches(breach: Breach) throws {
    try expectAgreement(with: breach.judgement(), of: breach.sketch)
  }

  private func expectAgreement(with judgement: Judgement, of sketch: Sketch) throws {
    let disagreements = try OracleJudge.disagreements(
      with: judgement, of: sketch.trace(), contract: sketch.contract)

    #expect(disagreements.isEmpty, "\(disagreements)")
  }

  static let rules = OracleJudge.rules

  /// The sketches in which the names of the headlines would tell of a mistake, too.
  private static let breachesOfRules: [Breach] = {
    let others = Set(Breach.bothJudges.map(\.testDescription))
    return Breach.all.filter { $0.sketch.isLonely && !others.contains($0.testDescription) }
  }()
}

extension Sketch {
  /// Whether it stands by itself: an oracle knows of no other run beside its trace.
  fileprivate var isLonely: Bool { animated == nil && undisturbed == nil }
}
