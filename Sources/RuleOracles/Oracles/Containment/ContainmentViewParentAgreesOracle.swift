import AppearanceTrace
import ConformanceRules

/// At the end the nearest controller around a controller's view is its parent.
enum ContainmentViewParentAgreesOracle: RuleOracle {
  static let id: RuleID = "containment-view-parent-agrees"

  static func breaches(in history: History) -> [OracleFinding] {
    let end = history.events.count
    let presented = history.standing(before: end).map(\.presented)
    return history.names.filter { !presented.contains($0) }.filter { controller in
      let view = history.rootView(of: controller)
      switch history.ending {
      case .settled:
        guard let finalState = history.finalState else { return false }
        return isStray(finalState.path(from: view), finalState.parent(of: controller), history)
      case .raised:
        return history.isInWindow(view, before: end)
          && isStray(
            history.path(from: view, before: end), history.parent(of: controller, before: end),
            history)
      case .unsettled: return false
      }
    }.map { .atEnd(history.rootView(of: $0)) }
  }

  private static func isStray(
    _ path: [String], _ parent: String?, _ history: History
  ) -> Bool {
    let holder = path.dropFirst().lazy.compactMap(history.controller).first
    return holder != nil && holder != parent
  }
}
