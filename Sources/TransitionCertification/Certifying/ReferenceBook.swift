/// The system's own traces, each run when it is first asked for.
@MainActor public final class ReferenceBook {
  /// The release that the host behaves like.
  public let profile: Profile
  private var traces: [Run: Trace] = [:]

  /// Which of the system's ways is taken through a scenario.
  private struct Run: Hashable {
    let scenario: String
    /// Whether containers keep children whose views are out.
    var keepsChildren = false
    /// Whether what lies beside a child decides the status bar.
    var letsSideDecide = false
    /// Whether rounds that are equal are told once.
    var foldsRounds = true
  }

  public init(profile: Profile = .iOS18) {
    self.profile = profile
  }

  /// What the system does in a scenario.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  public func trace(of scenario: Scenario) -> Trace? {
    trace(of: scenario, Run(scenario: scenario.id))
  }

  private func trace(of scenario: Scenario, _ run: Run) -> Trace? {
    if let trace = traces[run] { return trace }
    var subject: Subject = run.keepsChildren ? .systemKeepingChildren : .system
    subject.letsSideDecide = run.letsSideDecide
    guard scenario.applicability(to: subject) == .applies else { return nil }
    let trace = scenario.run(subject, profile: profile, foldingRounds: run.foldsRounds)
    traces[run] = trace
    return trace
  }

  /// What the system does in a scenario, by the contract that a subject declares.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  func trace(of scenario: Scenario, _ contract: SubjectContract) -> Trace? {
    trace(of: scenario, Run(scenario: scenario.id, keepsChildren: contract.keepsChildren))
  }

  /// What a plain container does that lets what lies beside its child decide the status bar.
  ///
  /// - Returns: The trace; none where the scenario has nothing beside.
  func traceWithSideDeciding(
    in scenario: Scenario, _ contract: SubjectContract
  ) -> Trace? {
    guard scenario.family == .container, scenario.style == "side" else { return nil }
    return trace(
      of: scenario,
      Run(
        scenario: scenario.id, keepsChildren: contract.keepsChildren, letsSideDecide: true))
  }

  /// What the system does, to be compared with a subject's trace.
  ///
  /// - Parameters:
  ///   - trace: The system's trace as it is printed.
  ///   - isRoundByRound: Whether each round of it is compared, although all are equal.
  func reference(_ trace: Trace, roundByRound isRoundByRound: Bool) -> Reference {
    guard isRoundByRound, trace.foldsRounds,
      let scenario = ScenarioCatalogue.scenario(trace.header.scenario)
    else { return Reference(trace) }
    let run = Run(
      scenario: scenario.id, keepsChildren: trace.header.contract.keepsChildren,
      foldsRounds: false)
    return self.trace(of: scenario, run).map { Reference(trace, roundByRound: $0) }
      ?? Reference(trace)
  }
}
