import AppearanceTrace
import ConformanceRules

/// At rest the bar of tabs is hidden where a screen in the selected stack hides it, and nowhere else;
/// and a toolbar is hidden where a screen hides it, and as before what was given up, as is a navigation bar.
enum NavigationBottomBarRestoredOracle: RuleOracle {
  static let id: RuleID = "navigation-bottom-bar-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let tabs = finalState.checkpoint.selections.map(\.container).filter { tabs in
      guard isOdd(tabs, finalState) == true else { return false }
      let isOwn = history.lastSet(.hidden, of: bar(of: tabs, finalState.roles)) != nil
      return isOwn || (isOdd(tabs, history.baseline) == false && !history.ends.isEmpty)
    }
    return tabs.map { .atEnd(bar(of: $0, finalState.roles)) }
      + toolbars(history).filter { isOdd($0, finalState, history) }.map { .atEnd($0) }
      + topBar(finalState, history)
  }

  /// The bar at the top of a stack that is as before when the last change of it was given up, and which is hidden
  /// or shown otherwise.
  private static func topBar(_ finalState: SettledHierarchy, _ history: History) -> [OracleFinding]
  {
    guard let last = history.ends.last, !last.end.isFinished, !last.run.isModal,
      let stack = last.run.span.from.flatMap({ finalState.parent(of: $0) }),
      history.base(of: stack) == "UINavigationController",
      finalState.children(of: stack) == history.baseline.children(of: stack)
    else { return [] }
    let around = history.rootView(of: stack)
    let top = bar(of: stack, history.roles)
    guard finalState.shows(around), history.baseline.shows(around),
      (finalState.values(.hidden, of: top) == nil)
        != (history.baseline.values(.hidden, of: top) == nil)
    else { return [] }
    return [.atEnd(top)]
  }

  /// The name of a bar of tabs; one that nothing else has, where no line speaks of it.
  private static func bar(of tabs: String, _ roles: RoleBook) -> String {
    roles.spokenName(of: .bar(of: tabs))
  }

  /// Whether a bar of tabs is otherwise than the selected stack wants it.
  private static func isOdd(_ tabs: String, _ finalState: SettledHierarchy) -> Bool? {
    let selection = finalState.checkpoint.selections.last { $0.container == tabs }
    guard let selected = selection?.controller else { return nil }
    return isHiding(selected, finalState)
      != (finalState.values(.hidden, of: bar(of: tabs, finalState.roles)) != nil)
  }

  /// Whether a screen in a navigation's stack hides bars at the bottom.
  private static func isHiding(_ stack: String, _ finalState: SettledHierarchy) -> Bool {
    finalState.checkpoint.hidingBottomBar.contains { finalState.parent(of: $0) == stack }
  }

  private static func toolbars(_ history: History) -> [String] {
    let set = history.events.compactMap { event -> String? in
      guard case .set(let view, _) = event.action else { return nil }
      return view
    }
    return Set(set.filter { history.roles.role(of: $0)?.kind == .toolbar }).sorted()
  }

  /// Whether a toolbar is otherwise than a screen in its stack wants it, or than before a transition that
  /// was given up and last set it.
  private static func isOdd(_ bar: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    guard let stack = history.roles.role(of: bar)?.owner,
      finalState.shows(history.rootView(of: stack))
    else { return false }
    if isHiding(stack, finalState), finalState.values(.hidden, of: bar) == nil { return true }
    let last = history.events.indices.last { isSet($0, bar, history) }
    guard let last, let name = history.cause(of: last),
      let run = history.open(at: last).last(where: { $0.name == name }),
      history.end(of: run)?.isFinished == false
    else { return false }
    let others = (0..<last).last { isSet($0, bar, history) && history.cause(of: $0) != name }
    let first = (max(run.begin, others ?? 0)...last).first { isSet($0, bar, history, by: name) }
    let wasHidden = history.values(.hidden, of: bar, before: first ?? last) != nil
    return wasHidden != (finalState.values(.hidden, of: bar) != nil)
  }

  private static func isSet(
    _ place: Int, _ bar: String, _ history: History, by name: String? = nil
  ) -> Bool {
    guard case .set(bar, let property) = history.events[place].action else { return false }
    return property.kind == .hidden && (name == nil || history.cause(of: place) == name)
  }
}
