import AppearanceTrace
import ConformanceRules

/// Who decides the bar at rest is no container of the app's own with a child in its view that lies where the
/// bar is.
enum StatusBarChildForwardedOracle: RuleOracle {
  static let id: RuleID = "status-bar-child-forwarded"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let look = finalState.checkpoint.statusBar else {
      return []
    }
    let idle = [look.owner, look.hider].compactMap { $0 }.first { decider in
      history.isAppsOwn(decider)
        && finalState.children(of: decider).contains {
          finalState.shows($0, in: decider) && finalState.fillsBarsPlace(history.rootView(of: $0))
        }
    }
    return idle.map { [.atEnd($0)] } ?? []
  }
}
