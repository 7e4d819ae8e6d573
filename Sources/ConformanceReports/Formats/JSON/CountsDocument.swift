import TransitionCertification

/// How many cases there are and what became of them, as machines read it.
public struct CountsDocument: Codable, Sendable, Equatable {
  /// All cases, and of them those that passed, in which something is broken that is not borne with, that could
  /// not be judged, and in which all is borne with.
  public let cases, held, broken, incomplete, waived: Int

  init(_ counts: CaseCounts) {
    cases = counts.cases
    held = counts.count(.passed)
    broken = counts.count(.failed) + counts.count(.conditional)
    incomplete = counts.count(.incomplete)
    waived = counts.count(.waived)
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
