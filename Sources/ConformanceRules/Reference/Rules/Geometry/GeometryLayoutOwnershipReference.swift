import AppearanceTrace

/// At rest a root view that a line took out of the layout is back in it, or pinned.
enum GeometryLayoutOwnershipReference: ReferenceRule {
  static let id: RuleID = "geometry-layout-ownership"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.views.filter { view in
      History.controller(of: view) != nil && rest.values(.constrained, of: view) != nil
        && rest.values(.pinned, of: view) == nil
        && history.baseline.values(.constrained, of: view) == nil
        && history.lastSet(.constrained, of: view) != nil
    }.map { .atEnd($0) }
  }
}
