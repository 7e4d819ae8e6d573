import AppearanceTrace
import ConformanceRules

/// At the end the nearest controller around a controller's view is its parent.
enum ContainmentViewParentAgreesOracle: RuleOracle {
  static let id: RuleID = "containment-view-parent-agrees"

  static func breaches(in history: History) -> [OracleFinding] {
    let end = history.events.count
    let presented = history.standing(before: end).map(\.presented)
    return history.names.filter { !presented.contains($0) }.filter { controller in
      let view = History.rootView(of: controller)
      switch history.ending {
      case .settled(_, let checkpoint):
        let finalState = SettledHierarchy(checkpoint)
        return isStray(controller, finalState.path(from: view), finalState.parent(of: controller))
      case .raised:
        return history.isInWindow(view, before: end)
          && isStray(
            controller, history.path(from: view, before: end),
            history.parent(of: controller, before: end))
      case .unsettled: return false
      }
    }.map { .atEnd(History.rootView(of: $0)) }
  }

  private static func isStray(_ controller: String, _ path: [String], _ parent: String?) -> Bool {
    let holder = path.dropFirst().lazy.compactMap(History.controller).first
    return holder != nil && holder != parent
  }
}
