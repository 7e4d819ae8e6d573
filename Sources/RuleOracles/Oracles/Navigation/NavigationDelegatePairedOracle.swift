import AppearanceTrace
import ConformanceRules

/// At rest the first that says it is busy said so before.
enum NavigationDelegatePairedOracle: RuleOracle {
  static let id: RuleID = "navigation-delegate-paired"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let busy = history.finalState?.checkpoint.busy.first,
      !history.baseline.checkpoint.busy.contains(busy)
    else { return [] }
    return [.atEnd(busy)]
  }
}
