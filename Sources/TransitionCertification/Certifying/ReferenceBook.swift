/// The system's own traces, each run when it is first asked for.
@MainActor public final class ReferenceBook {
  /// The release that the host behaves like.
  public let profile: Profile
  private var traces: [String: Trace] = [:]
  /// What containers do that keep children whose views are out.
  private var keeping: [String: Trace] = [:]

  public init(profile: Profile = .iOS18) {
    self.profile = profile
  }

  /// What the system does in a scenario.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  public func trace(of scenario: Scenario) -> Trace? {
    if let trace = traces[scenario.id] { return trace }
    guard scenario.applicability(to: .system) == .applies else { return nil }
    let trace = scenario.run(.system, profile: profile)
    traces[scenario.id] = trace
    return trace
  }

  /// What the system does in a scenario, by the contract that a subject declares.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  func trace(of scenario: Scenario, _ contract: SubjectContract) -> Trace? {
    guard contract.keepsChildren else { return trace(of: scenario) }
    if let trace = keeping[scenario.id] { return trace }
    guard scenario.applicability(to: .systemKeepingChildren) == .applies else { return nil }
    let trace = scenario.run(.systemKeepingChildren, profile: profile)
    keeping[scenario.id] = trace
    return trace
  }

  /// What a plain container does that lets what lies beside its child decide the status bar.
  ///
  /// - Returns: The trace; none where the scenario has nothing beside.
  func traceWithSideDeciding(
    in scenario: Scenario, _ contract: SubjectContract
  ) -> Trace? {
    var subject: Subject = contract.keepsChildren ? .systemKeepingChildren : .system
    subject.letsSideDecide = true
    guard scenario.family == .container, scenario.style == "side",
      scenario.applicability(to: subject) == .applies
    else { return nil }
    return scenario.run(subject, profile: profile)
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
    let subject: Subject = trace.header.contract.keepsChildren ? .systemKeepingChildren : .system
    return Reference(
      trace, roundByRound: scenario.run(subject, profile: profile, foldingRounds: false))
  }
}
