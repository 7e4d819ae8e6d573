import AppearanceTrace
import ConformanceRules

/// At rest index, item and any kept index of each tab controller agree, and its view shows the selected
/// child alone.
enum NavigationTabSelectionConsistentOracle: RuleOracle {
  static let id: RuleID = "navigation-tab-selection-consistent"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    return finalState.checkpoint.selections.filter { selection in
      guard let selected = selection.controller,
        finalState.shows(history.rootView(of: selection.container))
      else { return false }
      let shown = finalState.children(of: selection.container).filter {
        finalState.shows($0, in: selection.container)
      }
      if let kept = selection.kept, kept != selection.index { return true }
      return selection.item != selection.index || shown.isEmpty
        || shown.contains { $0 != selected }
    }.map { .atEnd($0.container) }
  }
}
