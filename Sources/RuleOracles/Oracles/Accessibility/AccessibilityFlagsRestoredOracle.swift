import AppearanceTrace
import ConformanceRules

/// At rest no view hides its elements or is modal that was not before; and after what was taken back
/// none has stopped being so.
enum AccessibilityFlagsRestoredOracle: RuleOracle {
  static let id: RuleID = "accessibility-flags-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, !history.ends.isEmpty else { return [] }
    return finalState.views.filter { view in
      !isMovedChilds(view, finalState, history)
        && (stays(on: view, finalState, history) || differs(view, finalState, history))
    }.map { .atEnd($0) }
  }

  /// Whether a view has a flag although nothing is presented.
  private static func stays(on view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    guard !finalState.presents else { return false }
    return flags(of: view, finalState).contains { flag in
      history.baseline.presents || !flags(of: view, history.baseline).contains(flag)
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
    return flags(of: view, finalState) != flags(of: view, history.baseline)
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
