import AppearanceTrace
import ConformanceRules

/// At rest a fresh question about the bar gets the answer that is shown.
enum StatusBarUpdateRequestedOracle: RuleOracle {
  static let id: RuleID = "status-bar-update-requested"

  static func breaches(in history: History) -> [OracleFinding] {
    history.finalState?.checkpoint.overdueStatusBar == nil ? [] : [.atEnd()]
  }
}
