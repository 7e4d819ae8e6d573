/// The selection of tabs is one.
///
/// Condition, at rest, for each tab bar controller: index, controller and item name one child, so does
/// the index that a library says that it keeps, and the child's view alone is shown in the controller's.
struct NavigationTabSelectionConsistent: RuleChecker {
  static let id: RuleID = "navigation-tab-selection-consistent"
  static let statement = """
    The selected index, the selected controller, the item that is highlighted and the view \
    that is shown agree.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UITabBarController, selectedIndex and selectedViewController")
  ]
  static let remedy = """
    Read the selected index from the tab bar controller instead of keeping one of your own.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end
  ]

  private(set) var record = Record()
  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.principal.flatMap({ hierarchy.transitions[$0]?.kind }) == .select { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (tabs, selection) in finalState.selections.sorted(by: { $0.key.number < $1.key.number }) {
      guard let around = hierarchy.names.rootView(of: tabs), finalState.shows(around),
        let selected = selection.controller
      else { continue }
      let shown = finalState.children(of: tabs).filter { child in
        guard let view = hierarchy.names.rootView(of: child), finalState.shows(view) else {
          return false
        }
        return finalState.path(from: view).contains(around)
      }
      let isAnotherKept = selection.kept.map { $0 != selection.index } ?? false
      guard
        selection.item != selection.index || isAnotherKept || shown.isEmpty
          || shown.contains(where: { $0 != selected })
      else { continue }
      let text = hierarchy.names.text(tabs)
      let other = isAnotherKept ? "the library believes in another" : "shows another thing"
      record.convict(
        "\(text) has selected \(hierarchy.names.text(selected)), and \(other)",
        [hierarchy.lastEnd.map { .event($0) }, .ending(.field(.selected, text))])
    }
  }
}
