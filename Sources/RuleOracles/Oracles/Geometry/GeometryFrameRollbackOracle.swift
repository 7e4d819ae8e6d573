import AppearanceTrace
import ConformanceRules

/// At rest a root view that was shown at first, in the same place, has the frame that it had.
enum GeometryFrameRollbackOracle: RuleOracle {
  static let id: RuleID = "geometry-frame-rollback"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, history.calls([.resize]).isEmpty,
      !history.ends.isEmpty, history.open(at: history.events.count).isEmpty,
      !(history.contract.restingLook.contains(.frame) && finalState.presents)
    else { return [] }
    let before = history.baseline
    let travellers = history.ends.filter { $0.end.isFinished && !$0.run.isModal }
      .flatMap(\.run.sides)
    return finalState.views.filter { view in
      guard let controller = history.controller(of: view), before.shows(view),
        before.superview(of: view) == finalState.superview(of: view),
        before.values(.transform, of: view) == nil, finalState.values(.transform, of: view) == nil,
        !isArranged(controller, finalState, history),
        !travellers.contains(controller), !history.isPulled(.frame, of: view),
        !isTakenAlong(view, finalState, before),
        isBarAsBefore(history) || isWritten(view, finalState, history)
      else { return false }
      guard let frame = finalState.values(.frame, of: view) else {
        return before.values(.frame, of: view) != nil && finalState.keepsPresentations(of: before)
      }
      return frame != before.values(.frame, of: view)
    }.map { .atEnd($0) }
  }

  /// Whether the script has asked a controller's parent for something; or, of what a transition did not
  /// write, any controller around its view.
  private static func isArranged(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let view = history.rootView(of: controller)
    let writing = history.lastSet(.frame, of: view)
    var askable = finalState.path(from: view).dropFirst().compactMap(history.controller)
    if writing.flatMap(history.cause) != nil { askable = [] }
    return (askable + [finalState.parent(of: controller)].compactMap { $0 })
      .contains(where: history.arranging.contains)
  }

  /// Whether a view lies in a window itself, and has the frame that the subject gave it since the status
  /// bar has its height.
  private static func isWritten(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    let change = history.calls([.setStatusBarHeight]).last?.place ?? -1
    let writing = history.lastSet(.frame, of: view).flatMap { history.isBySubject($0) ? $0 : nil }
    return finalState.superview(of: view).map(history.isWindow) ?? false && (writing ?? -1) > change
  }

  /// Whether a root view around a view has another frame or transform than before.
  private static func isTakenAlong(
    _ view: String, _ finalState: SettledHierarchy, _ before: SettledHierarchy
  ) -> Bool {
    finalState.path(from: view).dropFirst().contains { outer in
      guard finalState.roles.controller(ofRootView: outer) != nil else { return false }
      return before.values(.frame, of: outer) != finalState.values(.frame, of: outer)
        || before.values(.transform, of: outer) != finalState.values(.transform, of: outer)
    }
  }

  /// Whether the script has left the status bar's height alone, or given it another one since the first.
  private static func isBarAsBefore(_ history: History) -> Bool {
    let heights = history.calls([.setStatusBarHeight]).map { $0.call.number(nil) }
    return heights.isEmpty || heights.first != heights.last
  }
}
