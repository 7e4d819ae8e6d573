import AppearanceTrace
import ConformanceRules

/// At rest all that say that they are busy said so before.
enum NavigationDelegatePairedOracle: RuleOracle {
  static let id: RuleID = "navigation-delegate-paired"

  static func breaches(in history: History) -> [OracleFinding] {
    let before = history.baseline.checkpoint.busy
    let waiting = history.finalState?.checkpoint.busy.first { !before.contains($0) }
    return waiting.map { [.atEnd($0)] } ?? []
  }
}
