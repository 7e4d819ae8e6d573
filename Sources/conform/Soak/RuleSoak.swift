import RuleOracles
import TransitionCertification

/// Many random traces, each judged twice: by the rules that are built, and by their oracles.
struct RuleSoak {
  /// A trace of which the two judges say different things.
  struct Counterexample: Sendable {
    let seed: UInt64
    let disagreements: [Disagreement]
  }

  /// What came of it.
  struct Result: Sendable {
    /// How many traces both judged alike.
    var agreed = 0
    /// How many changes were not made, for they led to what cannot be.
    var refusals = 0
    /// The breaches of each rule that both found.
    var breaches: [RuleID: Int] = [:]
    var found: [Counterexample] = []
  }

  let count: Int
  let seed: UInt64
  var source = TraceSource.invented

  /// Judges, and tells of the traces that divide the judges, as far as there are few of them.
  ///
  /// It is all done by one thread: in a process that was forked, two that wait for the same thing of the language's
  /// runtime wait for ever, since it knows threads by numbers which a fork changes.
  ///
  /// - Parameters:
  ///   - limit: how many counterexamples are enough.
  ///   - tell: Is told of so many more traces that are judged.
  ///   - board: Who is told which seeds are under way.
  @MainActor func run(
    limit: Int = 5, telling tell: (String, Int) -> Void = { _, _ in }, board: SeedBoard? = nil
  ) -> Result {
    var result = Result()
    for start in stride(from: 0, to: count, by: Self.block)
    where result.found.count < limit {
      let seeds = (start..<min(start + Self.block, count)).map { seed &+ UInt64($0) }
      result.add(Self.judged(seeds, from: source, board))
      tell("\(result.found.count) divide the judges", seeds.count)
    }
    result.found = Array(result.found.prefix(limit))
    return result
  }

  /// How many traces are judged before somebody looks whether that is enough.
  private static let block = 1000

  private static func judged(
    _ seeds: [UInt64], from source: TraceSource, _ board: SeedBoard?
  ) -> Result {
    var result = Result()
    for seed in seeds {
      let judge = { result.judge(source.thrown(seed), of: seed) }
      if let board { board.during(seed, judge) } else { judge() }
    }
    return result
  }
}

extension RuleSoak.Result {
  /// Judges the trace of a seed twice.
  fileprivate mutating func judge(_ thrown: TraceSource.Throw, of seed: UInt64) {
    refusals += thrown.refusals
    let judgement = Judge(contract: thrown.contract).judge(thrown.trace)
    let disagreements = OracleJudge.disagreements(
      with: judgement, of: thrown.trace, contract: thrown.contract)
    guard disagreements.isEmpty else {
      found.append(RuleSoak.Counterexample(seed: seed, disagreements: disagreements))
      return
    }
    agreed += 1
    for finding in judgement.findings { breaches[finding.rule, default: 0] += 1 }
  }

  /// Takes in what came of other traces.
  fileprivate mutating func add(_ other: Self) {
    agreed += other.agreed
    refusals += other.refusals
    breaches.merge(other.breaches, uniquingKeysWith: +)
    found = (found + other.found).sorted { $0.seed < $1.seed }
  }
}
