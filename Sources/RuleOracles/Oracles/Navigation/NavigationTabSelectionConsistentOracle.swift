import AppearanceTrace
import ConformanceRules

/// At rest index, item and any kept index of each tab controller agree, and its view shows the selected
/// child alone; a library may keep one more throughout, as it did when all began.
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
      if let kept = selection.kept, kept != index(of: selection, countedAsIn: history) {
        return true
      }
      return selection.item != selection.index || shown.isEmpty
        || shown.contains { $0 != selected }
    }.map { .atEnd($0.container) }
  }

  /// The selected index as a library counts that kept one more than that when all began.
  private static func index(
    of selection: Checkpoint.Selection, countedAsIn history: History
  ) -> Int? {
    let old = history.baseline.checkpoint.selections.first {
      $0.container == selection.container
    }
    guard let kept = old?.kept, let index = old?.index, kept == index + 1 else {
      return selection.index
    }
    return selection.index.map { $0 + 1 }
  }
}
