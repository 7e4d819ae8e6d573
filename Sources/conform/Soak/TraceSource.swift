import RuleOracles
import TransitionCertification

/// Where the traces come from that rules and oracles judge.
enum TraceSource: Sendable {
  /// They are made up.
  case invented
  /// They were recorded, and something is changed in them.
  case recorded([Trace])

  /// A trace, and the contract under which it is judged.
  struct Throw: Sendable {
    let trace: Trace
    let contract: SubjectContract
    /// How many changes were not made, for they led to what cannot be.
    var refusals = 0
  }

  /// The trace of a seed.
  func thrown(_ seed: UInt64) -> Throw {
    switch self {
    case .invented:
      var random = RandomTraces(seed: seed)
      let trace = random.any()
      return Throw(trace: trace, contract: random.contract())
    case .recorded(let traces):
      var dice = ChangedTraces(of: traces, seed: seed)
      let trace = dice.any()
      return Throw(trace: trace, contract: trace.header.contract, refusals: dice.refused)
    }
  }
}
