import AppearanceTrace

/// At rest index, item and any kept index of each tab controller agree, and its view shows the selected child alone.
enum NavigationTabSelectionConsistentReference: ReferenceRule {
  static let id: RuleID = "navigation-tab-selection-consistent"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.checkpoint.selections.filter { selection in
      guard let selected = selection.controller,
        rest.shows(History.rootView(of: selection.container))
      else { return false }
      let shown = rest.children(of: selection.container).filter {
        rest.shows($0, in: selection.container)
      }
      if let kept = selection.kept, kept != selection.index { return true }
      return selection.item != selection.index || shown.isEmpty
        || shown.contains { $0 != selected }
    }.map { .atEnd($0.container) }
  }
}
