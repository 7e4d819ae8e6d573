import AppearanceTrace
import ConformanceRules

/// At rest after a change of size no root view has the old size, and those that filled the window fit.
enum GeometrySizeChangeTrackedOracle: RuleOracle {
  static let id: RuleID = "geometry-size-change-tracked"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let change = history.sizeChange else { return [] }
    return finalState.views.filter { view in
      guard let controller = history.controller(of: view),
        history.isLaidOut(view, after: change, finalState), let edges = finalState.edges(of: view)
      else { return false }
      let bounds = history.edges(after: change)
      guard edges != bounds else { return false }
      if let old = change.old,
        finalState.values(.frame, of: view).map({ Array($0.suffix(2)) }) == old
      {
        return true
      }
      let isBeyond =
        edges[0] == 0 && edges[1] == 0 && (edges[2] > bounds[2] || edges[3] > bounds[3])
      guard !(history.contract.restingLook.contains(.frame) && finalState.presents) else {
        return false
      }
      if filled(controller, history) {
        return isBeyond || isGivenAll(controller, after: [], finalState, history)
      }
      return arrival(of: controller, history) == nil && !history.baseline.shows(view)
        && isRoot(controller, finalState, history)
    }.map { .atEnd($0) }
  }

  /// The last transition that brought a controller in a way that tells its frame.
  private static func arrival(of controller: String, _ history: History) -> TransitionSpan? {
    history.runs.last { run in
      switch run.span.kind {
      case .dismiss, .replace: false
      case .present, .push, .pop, .set, .select: run.span.to == controller
      }
    }?.span
  }

  private static func filled(_ controller: String, _ history: History) -> Bool {
    if let arrival = arrival(of: controller, history) { return arrival.finalFrame == nil }
    let view = history.rootView(of: controller)
    return history.baseline.shows(view) && history.baseline.values(.frame, of: view) == nil
  }

  /// Whether a controller's place gives it the whole window, as do those of all around it.
  private static func isGivenAll(
    _ controller: String, after children: [String], _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard filled(controller, history) else { return false }
    if let parent = finalState.parent(of: controller), !children.contains(controller) {
      return ["UINavigationController", "UITabBarController"].contains(history.base(of: parent))
        && isGivenAll(parent, after: children + [controller], finalState, history)
    }
    if let arrival = arrival(of: controller, history), arrival.kind == .present {
      return ["fullScreen", "overFullScreen"].contains(arrival.style)
    }
    let presented = finalState.checkpoint.presentations.first {
      finalState.presented(by: $0.presenter) == controller
    }
    if let presenter = presented?.presenter {
      return history.standing(by: presenter, before: history.events.count)?.isRemoving ?? false
    }
    return isRoot(controller, finalState, history)
  }

  private static func isRoot(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let isPresented = finalState.checkpoint.presentations.contains {
      finalState.presented(by: $0.presenter) == controller
    }
    let around = finalState.superview(of: history.rootView(of: controller))
    return finalState.parent(of: controller) == nil && !isPresented
      && around.map(history.isWindow) ?? false
  }
}
