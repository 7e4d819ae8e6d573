public import AppearanceTrace
public import TransitionScenarios
import TransitionStage

/// The system's own traces, each run when it is first asked for.
@MainActor public final class ReferenceBook {
  /// The release that the host behaves like.
  public let profile: Profile
  private var traces: [ReferenceRun: Trace] = [:]
  private var references: [Comparand: Reference] = [:]

  /// What is compared with, and how.
  private struct Comparand: Hashable {
    let run: ReferenceRun
    let rounds: RoundNotation
  }

  public init(profile: Profile = .iOS18) {
    self.profile = profile
  }

  /// What the system does in a scenario.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  public func trace(of scenario: Scenario) -> Trace? {
    trace(of: ReferenceRun(scenario: scenario))
  }

  /// What the system does in a scenario, taken through it in one way.
  ///
  /// - Returns: The trace; none where the system has no transition of that kind.
  func trace(of run: ReferenceRun) -> Trace? {
    if let trace = traces[run] { return trace }
    let trace = unfolded(run) ?? play(run)
    traces[run] = trace
    return trace
  }

  /// What the system does where each round is to be told apart, and the rounds are told so anyhow.
  private func unfolded(_ run: ReferenceRun) -> Trace? {
    guard run.rounds == .eachApart else { return nil }
    var folded = run
    folded.rounds = .folded
    return trace(of: folded).flatMap { $0.foldsRounds ? nil : $0 }
  }

  private func play(_ run: ReferenceRun) -> Trace? {
    var subject = Subject.system(
      keepsChildren: run.children.areKept, keepsSides: run.children.areKeptAtSides,
      showsSides: run.children.areSeenAtSides, allowsBackSwipe: run.swipesBack)
    subject.statusBarDecider = run.decider
    subject.stillSelections = run.stillSelections
    subject.refusedTabTaps = run.refusedTabTaps
    subject.refusedTurns = run.refusedTurns
    subject.dismissesWithRoot = run.dismissesWithRoot
    subject.unansweredPulls = run.unansweredPulls
    subject.closingTaps = run.closingTaps
    subject.systemsVerdict = run.verdict
    guard run.scenario.applicability(to: subject) == .applies else { return nil }
    return run.scenario.run(subject, profile: profile, rounds: run.rounds)
  }

  /// What the system does, to be compared with a subject's trace.
  ///
  /// - Parameters:
  ///   - run: In which way it is taken through which scenario.
  ///   - rounds: How rounds are compared, although all are equal.
  /// - Returns: The trace; none where the system has no transition of that kind.
  func reference(_ run: ReferenceRun, comparing rounds: RoundNotation) -> Reference? {
    let comparand = Comparand(run: run, rounds: rounds)
    if let reference = references[comparand] { return reference }
    let reference = makeReference(run, comparing: rounds)
    references[comparand] = reference
    return reference
  }

  private func makeReference(_ run: ReferenceRun, comparing rounds: RoundNotation) -> Reference? {
    guard let printed = trace(of: run) else { return nil }
    switch rounds {
    case .folded: return Reference(printed)
    case .eachApart:
      var each = run
      each.rounds = .eachApart
      guard printed.foldsRounds, let trace = trace(of: each) else { return Reference(printed) }
      return Reference(printed, roundByRound: trace)
    }
  }
}
