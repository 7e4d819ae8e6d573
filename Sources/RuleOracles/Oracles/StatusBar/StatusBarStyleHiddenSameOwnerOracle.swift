import AppearanceTrace
import ConformanceRules

/// At rest one controller decides the whole bar, unless one of the two is the system's.
enum StatusBarStyleHiddenSameOwnerOracle: RuleOracle {
  static let id: RuleID = "status-bar-style-hidden-same-owner"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let look = history.finalState?.checkpoint.statusBar, let owner = look.owner,
      let hider = look.hider, hider != owner
    else { return [] }
    let types = [owner, hider].compactMap { history.type(of: $0) }
    return types.contains { $0.hasPrefix("UI") } ? [] : [.atEnd(owner)]
  }
}
