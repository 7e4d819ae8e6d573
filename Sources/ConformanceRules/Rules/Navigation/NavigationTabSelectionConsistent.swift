/// The selection of tabs is one.
///
/// Condition, at rest, for each tab bar controller: index, controller and item name one child, so does
/// the index that a library says that it keeps, and the child's view alone is shown in the controller's.
/// A library that names the tab that is shown at the beginning by one more than its index counts from one.
struct NavigationTabSelectionConsistent: RuleChecker {
  static let id: RuleID = "navigation-tab-selection-consistent"
  static let statement = """
    The selected index, the selected controller, the item that is highlighted and the view \
    that is shown agree.
    """
  static let clauses = [item, keptIndex, view, controller]
  static let exceptions = [
    RuleException(
      "counted-from-one",
      "A library may count its tabs from one, and does so from the beginning.",
      guards: [
        .subject("faulty/index-of-its-own"),
        .sketch("a library that counts its tabs from one, and stays behind"),
        .sketch("a library that counts from nought, and is one ahead in the end"),
      ])
  ]
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
  static let judgesRest = true

  private static let item = RuleClause(
    "item", "The item that is highlighted is that of the selected index.",
    .sketched(because: "the bar of the headless UIKit follows its controller in one step"))
  private static let keptIndex = RuleClause(
    "kept-index", "The index that a library says that it keeps is the selected one.")
  private static let view = RuleClause(
    "view", "The view of the selected controller alone is shown.",
    remedy: "Take the view of the tab that goes out, and complete each transition honestly.",
    .sketched(because: "the tab bar controller takes out what goes when a selection ends"))
  private static let controller = RuleClause(
    "controller", "The selected controller is the one at the selected index.",
    .notJudged(because: "no line tells in which order the tabs lie, and children may have another"))

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
      let first = countsFromOne(tabs, in: hierarchy) ? 1 : 0
      guard let (clause, flaw) = flaw(of: selection, showing: shown, countedFrom: first) else {
        continue
      }
      let text = hierarchy.names.text(tabs)
      record.convict(
        clause, "\(text) has selected \(hierarchy.names.text(selected)), and \(flaw)",
        [hierarchy.lastEnd.map { .event($0) }, .ending(.field(.selected, text))])
    }
  }

  /// Whether the index that a library keeps was one more than the selected one when all began.
  private func countsFromOne(_ tabs: Name, in hierarchy: HierarchyState) -> Bool {
    guard let selection = hierarchy.baseline.selections[tabs], let index = selection.index else {
      return false
    }
    return selection.kept == index + 1
  }

  /// What does not agree with the selected index, with the clause that it breaks.
  private func flaw(
    of selection: HierarchySnapshot.Selection, showing shown: [Name], countedFrom first: Int
  ) -> (RuleClause, String)? {
    if let kept = selection.kept, kept - first != selection.index {
      return (Self.keptIndex, "the library believes in another")
    }
    if shown.isEmpty || shown.contains(where: { $0 != selection.controller }) {
      return (Self.view, "shows another thing")
    }
    return selection.item == selection.index ? nil : (Self.item, "another item is highlighted")
  }
}
