import AppearanceTrace
import ConformanceRules

/// At rest no view hides its elements or is modal that was not before; after what was taken back none has
/// stopped being so; and nobody is within reach in the place of a child that was hidden for one beside it.
enum AccessibilityFlagsRestoredOracle: RuleOracle {
  static let id: RuleID = "accessibility-flags-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else {
      return UnhiddenSuccessors.breaches(in: history)
    }
    return finalState.views.filter { view in
      (!history.ends.isEmpty || isShownChilds(view, finalState, history))
        && !isMovedChilds(view, finalState, history)
        && (stays(on: view, finalState, history) || differs(view, finalState, history))
    }.map { .atEnd($0) } + UnhiddenSuccessors.breaches(in: history)
  }

  /// Whether a view has a flag although nothing is presented.
  private static func stays(on view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    guard !finalState.presents else { return false }
    return flags(of: view, finalState).contains { flag in
      if isWanted(flag, of: view, finalState, history) || history.isLeftUntold(flag, of: view) {
        return false
      }
      return history.baseline.presents || !flags(of: view, history.baseline).contains(flag)
    }
  }

  /// Whether a view has other flags than before, though all is to be as before.
  private static func differs(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    guard let last = history.ends.last, history.baseline.shows(view),
      last.run.span.kind == .dismiss || !last.end.isFinished,
      pairs(finalState) == pairs(history.baseline)
    else { return false }
    let (old, new) = (flags(of: view, history.baseline), flags(of: view, finalState))
    let isNew = new.contains {
      !old.contains($0) && !isWanted($0, of: view, finalState, history)
        && !history.isLeftUntold($0, of: view)
    }
    return isNew || old.contains { !new.contains($0) }
  }

  /// Whether the innermost controller around a view is shown by a container of the app's own.
  private static func isShownChilds(
    _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let around = finalState.path(from: view).compactMap { history.controller(of: $0) }
    guard let child = around.first, let parent = finalState.parent(of: child) else { return false }
    return history.isAppsOwn(parent) && isIn(child, of: parent, finalState)
  }

  /// Whether a flag belongs to a child that has come to its container, or to what lies beneath it.
  private static func isWanted(
    _ flag: ViewProperty.Kind, of view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    if flag == .concealed, UnhiddenSuccessors.want(view, history) || !finalState.isInSight(view) {
      return true
    }
    let around = finalState.path(from: view).compactMap { history.controller(of: $0) }
    guard let inner = around.first else { return false }
    var container = inner
    var held: [String] = []
    if history.isAppsOwn(inner), history.controller(of: view) == nil {
      held = finalState.children(of: inner).filter { child in
        finalState.views.contains {
          history.controller(of: $0) == child && finalState.path(from: $0).contains(view)
        }
      }
    }
    if held.isEmpty {
      guard let parent = finalState.parent(of: inner), history.isAppsOwn(parent) else {
        return isFurniture(flag, view, of: inner, finalState, history)
      }
      container = parent
      held = [inner]
    }
    let shown = finalState.children(of: container).filter { isIn($0, of: container, finalState) }
    var came = shown.filter { !isIn($0, of: container, history.baseline) }
    if came.isEmpty || came.count == shown.count, shown.count > 1,
      let front = finalState.views.compactMap(history.controller).last(where: shown.contains),
      (came.isEmpty && history.baseline.presents && !finalState.presents)
        || isOpened(front, in: container, finalState, history)
    {
      came = [front]
    }
    return !came.isEmpty && (flag == .modal) == !came.filter(held.contains).isEmpty
  }

  /// Whether a side that is always seen in part was opened by the script last, or lies elsewhere than before
  /// where a finger was moved last.
  private static func isOpened(
    _ side: String, in container: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let acts: [Call.Method] = [.open, .close, .gestureBegan, .accessibilityPerformEscape]
    let last = history.events.last { event in
      guard event.mark == .script, case .call(let call) = event.action else { return false }
      return call.receiver == container && acts.contains(call.method)
    }
    guard history.contract.showsSides, case .call(let call)? = last?.action else { return false }
    let view = history.rootView(of: side)
    return call.method == .open
      || call.method == .gestureBegan
        && finalState.values(.frame, of: view) != history.baseline.values(.frame, of: view)
  }

  /// Whether a view that has come to a container of the app's own, and holds none of its children, hides its
  /// elements while a child is there that has come.
  private static func isFurniture(
    _ flag: ViewProperty.Kind, _ view: String, of container: String,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    flag == .concealed && history.isAppsOwn(container) && history.controller(of: view) == nil
      && !history.baseline.shows(view)
      && finalState.children(of: container).contains {
        isIn($0, of: container, finalState) && !isIn($0, of: container, history.baseline)
      }
  }

  /// Whether a container shows a child.
  private static func isIn(_ child: String, of container: String, _ state: SettledHierarchy) -> Bool
  {
    state.parent(of: child) == container
      && state.checkpoint.appearances.contains { $0.controller == child && $0.phase == .appeared }
  }

  /// Whether the innermost controller around a view has come or gone, while its parent has not.
  private static func isMovedChilds(
    _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let around = finalState.path(from: view).compactMap { history.controller(of: $0) }
    guard let child = around.first, let parent = finalState.parent(of: child),
      history.baseline.parent(of: child) == parent
    else { return false }
    func phase(_ name: String, _ state: SettledHierarchy) -> AppearancePhase? {
      state.checkpoint.appearances.first { $0.controller == name }?.phase
    }
    return phase(parent, history.baseline) == phase(parent, finalState)
      && phase(child, history.baseline) != phase(child, finalState)
  }

  private static func flags(of view: String, _ finalState: SettledHierarchy) -> [ViewProperty.Kind]
  {
    [.concealed, .modal].filter { finalState.values($0, of: view) != nil }
  }

  private static func pairs(_ finalState: SettledHierarchy) -> Set<[String]> {
    Set(
      finalState.checkpoint.presentations.compactMap { pair in
        finalState.presented(by: pair.presenter).map { [pair.presenter, $0] }
      })
  }
}
