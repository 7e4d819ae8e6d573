import AppearanceTrace
import ConformanceRules

/// At the end the nearest controller around a controller's view is its parent; so it was, in the baseline, where
/// the end does not show the view.
enum ContainmentViewParentAgreesOracle: RuleOracle {
  static let id: RuleID = "containment-view-parent-agrees"

  static func breaches(in history: History) -> [OracleFinding] {
    besideRoots(history) + strays(history) + straysOfBaseline(history)
  }

  /// The views that the subject puts into a window by hand, where another controller's lies.
  private static func besideRoots(_ history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .insert(let view, let window, _) = history.events[place].action,
        history.isBySubject(place), history.cause(of: place) == nil, history.isWindow(window),
        let controller = history.controller(of: view),
        history.parent(of: controller, before: place) == nil,
        !history.standing(before: place).contains(where: { $0.presented == controller }),
        history.names.contains(where: { other in
          other != controller
            && history.superview(of: history.rootView(of: other), before: place) == window
        })
      else { return nil }
      return .at(place)
    }
  }

  private static func strays(_ history: History) -> [OracleFinding] {
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

  private static func straysOfBaseline(_ history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let baseline = history.baseline
    let presented = baseline.checkpoint.presentations.map(\.presented)
    return history.names.map { ($0, history.rootView(of: $0)) }.filter { controller, view in
      !presented.contains(controller) && !finalState.shows(view)
        && isStray(baseline.path(from: view), baseline.parent(of: controller), history)
    }.map { .inBaseline($0.1) }
  }

  private static func isStray(
    _ path: [String], _ parent: String?, _ history: History
  ) -> Bool {
    let holder = path.dropFirst().lazy.compactMap(history.controller).first
    return holder != nil && holder != parent
  }
}
