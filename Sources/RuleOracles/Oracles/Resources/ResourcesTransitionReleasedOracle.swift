import ConformanceRules

/// At rest nothing is alive that should be gone.
enum ResourcesTransitionReleasedOracle: RuleOracle {
  static let id: RuleID = "resources-transition-released"

  static func breaches(in history: History) -> [OracleFinding] {
    history.finalState?.checkpoint.leaked.first.map { [.atEnd($0)] } ?? []
  }
}
