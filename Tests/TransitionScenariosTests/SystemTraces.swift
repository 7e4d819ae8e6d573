import TransitionScenarios

/// What the system does in each scenario, run once for all tests of a process: they only look at it.
@MainActor enum SystemTraces {
  private static var traces: [String: Trace] = [:]

  /// The trace of a scenario that the system itself has a part in.
  static func trace(of scenario: Scenario) -> Trace {
    if let trace = traces[scenario.id] { return trace }
    let trace = scenario.run(.system)
    traces[scenario.id] = trace
    return trace
  }
}
