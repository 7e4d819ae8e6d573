import AppearanceTrace

/// At rest the bar of tabs that somebody has set is hidden where a screen in the selected stack
/// hides it, and nowhere else.
enum NavigationBottomBarRestoredReference: ReferenceRule {
  static let id: RuleID = "navigation-bottom-bar-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.checkpoint.selections.compactMap { selection in
      let bar = "\(selection.container).bar"
      guard let selected = selection.controller, history.lastSet(.hidden, of: bar) != nil else {
        return nil
      }
      let isWanted = rest.checkpoint.hidingBottomBar.contains { rest.parent(of: $0) == selected }
      let isHidden = rest.values(.hidden, of: bar) != nil
      return isHidden == isWanted ? nil : .atEnd(isHidden ? bar : nil)
    }
  }
}
