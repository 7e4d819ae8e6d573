import TransitionCertification

/// Many random traces, each judged twice: by the rules that are built, and by their references.
struct RuleSoak {
  /// A trace of which the two judges say different things.
  struct Counterexample {
    let seed: UInt64
    let disagreements: [Disagreement]
  }

  /// What came of it.
  struct Result {
    /// How many traces both judged alike.
    var agreed = 0
    /// The breaches of each rule that both found.
    var breaches: [RuleID: Int] = [:]
    var found: [Counterexample] = []
  }

  let count: Int
  let seed: UInt64

  /// Judges, and tells of the traces that divide the judges, as far as there are few of them.
  ///
  /// - Parameter limit: how many counterexamples are enough.
  func run(limit: Int = 5) -> Result {
    var result = Result()
    for offset in 0..<UInt64(count) where result.found.count < limit {
      let (trace, contract) = Self.thrown(seed &+ offset)
      let judgement = Judge(contract: contract).judge(trace)
      let disagreements = ReferenceJudge.disagreements(
        with: judgement, of: trace, contract: contract)
      guard disagreements.isEmpty else {
        result.found.append(Counterexample(seed: seed &+ offset, disagreements: disagreements))
        continue
      }
      result.agreed += 1
      for finding in judgement.findings { result.breaches[finding.rule, default: 0] += 1 }
    }
    return result
  }

  /// The trace of a seed, and the contract under which it is judged.
  static func thrown(_ seed: UInt64) -> (trace: Trace, contract: SubjectContract) {
    var dice = TraceDice(seed: seed)
    return (dice.any(), dice.contract())
  }
}
