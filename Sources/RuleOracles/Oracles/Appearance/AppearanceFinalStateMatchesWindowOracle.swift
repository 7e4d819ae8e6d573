import AppearanceTrace
import ConformanceRules

/// At rest who has appeared has its view in a window, whose view is plain to see is not gone, and whose
/// view an app's container has moved out of sight was told something.
enum AppearanceFinalStateMatchesWindowOracle: RuleOracle {
  static let id: RuleID = "appearance-final-state-matches-window"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, !finalState.views.isEmpty else { return [] }
    let end = history.events.count
    let heard = history.names.filter { history.isHeard($0, before: end) }
    let outside = heard.filter { controller in
      history.phase(of: controller, before: end) == .appeared
        && !history.isInWindow(history.rootView(of: controller), finalState)
    }
    let inside = heard.filter { controller in
      history.phase(of: controller, before: end) == nil
        && history.isPlain(history.rootView(of: controller), finalState)
        && !isAwayByHand(controller, finalState, history)
    }
    let slipped = heard.filter { controller in
      history.phase(of: controller, before: end) == .appeared && !outside.contains(controller)
        && hasSlippedAway(controller, finalState, history)
    }
    return [outside, slipped, inside].flatMap { misfits in
      misfits.filter { misfit in
        !holders(of: misfit, finalState, history).contains { misfits.contains($0) }
      }
    }.map { .atEnd($0) }
  }

  /// Whether a child of an app's container was in sight before the script acted, is not now, and heard
  /// nothing.
  private static func hasSlippedAway(
    _ child: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let view = history.rootView(of: child)
    guard let parent = finalState.parent(of: child), history.isAppsOwn(parent) else { return false }
    let around = history.rootView(of: parent)
    return history.lastCallback(of: child, before: history.events.count) == nil
      && !finalState.isInSight(view) && history.isInWindow(around, finalState)
      && finalState.isInSight(around)
      && history.isInWindow(view, history.baseline) && history.baseline.isInSight(view)
  }

  /// Whether the contract has somebody told by hand that he is away while he, or one around him,
  /// presents.
  private static func isAwayByHand(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    history.contract.presenter == .emulated
      && ([controller] + holders(of: controller, finalState, history)).contains {
        finalState.presented(by: $0) != nil
      }
  }

  /// The parents of a controller, and the controllers whose views lie around its own.
  private static func holders(
    of controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> [String] {
    let end = history.events.count
    var parents: [String] = []
    var last = controller
    while let parent = finalState.parent(of: last) ?? history.parent(of: last, before: end),
      !parents.contains(parent)
    {
      parents.append(parent)
      last = parent
    }
    let path = history.path(from: history.rootView(of: controller), before: end)
    return parents + path.dropFirst().compactMap(history.controller)
  }
}
