/// What a run of a case brought to light.
public enum Recording: Sendable {
  case trace(Trace)
  /// There is no trace; this is why.
  case lost(CaseResult.Obstacle)
}

/// Runs a subject through a scenario, here or in a process of its own.
public typealias CaseRecorder = @MainActor (Subject, Scenario, Profile) -> Recording

extension Recording {
  /// Runs a case in this process.
  @MainActor public static func inProcess(
    _ subject: Subject, _ scenario: Scenario, _ profile: Profile
  ) -> Recording {
    .trace(scenario.run(subject, profile: profile))
  }
}
