public import AppearanceTrace

/// Judges traces by all rules that are built.
public struct Judge: Sendable {
  /// What the subject of the traces declares of itself.
  public let contract: JudgingContract
  private let machines: [any Machine.Type]

  /// Makes a judge.
  public init(contract: JudgingContract = JudgingContract()) {
    self.contract = contract
    machines = RuleCatalogue.machines
  }

  /// Judges a trace.
  ///
  /// The same trace always gives the same judgement, and so does the trace read back from its text.
  public func judge(_ trace: Trace) -> Judgement {
    var judging = Judging(trace, contract: contract, machines: machines)
    for event in trace.events { judging.observe(event) }
    return judging.conclude(trace)
  }
}
