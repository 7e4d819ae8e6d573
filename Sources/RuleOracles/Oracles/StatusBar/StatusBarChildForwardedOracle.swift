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
      decider == look.owner ?? look.hider && isNowhere(decider, finalState, history)
        || history.isAppsOwn(decider)
          && finalState.children(of: decider).contains {
            finalState.shows($0, in: decider) && finalState.fillsBarsPlace(history.rootView(of: $0))
          }
    }
    return idle.map { [.atEnd($0)] } ?? []
  }

  /// Whether others' views are in the tree, and this one's is not.
  private static func isNowhere(
    _ decider: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard finalState.checkpoint.overdueStatusBar == nil else { return false }
    var around = [decider]
    while let parent = finalState.parent(of: around[around.count - 1]), !around.contains(parent) {
      around.append(parent)
    }
    if around.contains(where: { finalState.presented(by: $0) != nil }) { return false }
    let shown = finalState.views.compactMap { history.controller(of: $0) }
    return !shown.isEmpty && !shown.contains(decider)
  }
}
