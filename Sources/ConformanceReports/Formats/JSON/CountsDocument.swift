import TransitionCertification

/// How many cases there are and what became of them, as machines read it.
public struct CountsDocument: Codable, Sendable, Equatable {
  /// All cases, and of them those that held, were broken, could not be judged, and are borne with.
  public let cases, held, broken, incomplete, waived: Int

  init(_ counts: CaseCounts) {
    cases = counts.cases
    held = counts.held
    broken = counts.broken
    incomplete = counts.incomplete
    waived = counts.waived
  }
}

/// Scenarios that do not apply for one reason, as machines read it.
public struct NotApplicableDocument: Codable, Sendable, Equatable {
  /// Why, in a sentence without a full stop.
  public let reason: String
  /// The ids of the scenarios.
  public let scenarios: [String]

  init(_ group: NotApplicableGroup) {
    reason = group.reason
    scenarios = group.scenarios
  }
}

/// Why nothing can be said of some cases, as machines read it.
public struct ObstacleDocument: Codable, Sendable, Equatable {
  /// Why, in a sentence.
  public let reason: String
  /// The cases.
  public let cases: [String]

  init(_ obstacle: ReportedObstacle) {
    reason = obstacle.obstacle.description
    cases = obstacle.cases.map(\.description)
  }
}
