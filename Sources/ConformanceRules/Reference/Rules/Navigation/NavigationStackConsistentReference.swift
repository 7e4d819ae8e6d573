import AppearanceTrace

/// At rest each bar has an item a screen, and only the top of a stack lies in its view.
enum NavigationStackConsistentReference: ReferenceRule {
  static let id: RuleID = "navigation-stack-consistent"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    let before = history.baseline.checkpoint.barItems.map(\.container)
    let odd = rest.checkpoint.barItems.map(\.container).filter { !before.contains($0) }
    let stacks = history.cast.filter { $0.type == "UINavigationController" }.map(\.name)
    let covered = stacks.filter { stack in
      rest.children(of: stack).dropLast().contains { rest.shows($0, in: stack) }
    }
    return (odd + covered).map { .atEnd($0) }
  }
}
