/// What a run of a case brought to light.
public enum Recording: Sendable {
  /// There is a trace, which is still to be compared.
  case trace(JudgedTrace)
  /// It was played, judged and compared elsewhere.
  case judged(JudgedCase)
  /// There is no trace; this is why.
  case lost(CaseResult.Obstacle)
}

/// A trace, and what the rules say of it.
///
/// Rules read the trace alone. So it can be judged wherever it was recorded, on any thread.
public struct JudgedTrace: Sendable {
  /// What happened.
  public let trace: Trace
  /// What the rules say, before any waiver.
  public let judgement: Judgement
  /// How the case came out otherwise another time; none where it did not, or was played once.
  package var unsteadiness: Unsteadiness?

  /// Judges a trace by all rules.
  public init(_ trace: Trace) {
    self.trace = trace
    judgement = Judge().judge(trace)
  }
}

/// Runs a subject through a scenario, here or in a process of its own.
public typealias CaseRecorder = @MainActor (Subject, Scenario, Profile) -> Recording

extension Recording {
  /// Runs a case in this process.
  @MainActor public static func inProcess(
    _ subject: Subject, _ scenario: Scenario, _ profile: Profile
  ) -> Recording {
    .trace(JudgedTrace(scenario.run(subject, profile: profile)))
  }
}
