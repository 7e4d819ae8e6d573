import AppearanceTrace

/// At rest after a change of size no root view has the size from before it.
enum GeometrySizeChangeTrackedReference: ReferenceRule {
  static let id: RuleID = "geometry-size-change-tracked"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, let old = history.oldSize else { return [] }
    return rest.views.filter { view in
      History.controller(of: view) != nil
        && rest.values(.frame, of: view).map { Array($0.suffix(2)) == old } ?? false
    }.map { .atEnd($0) }
  }
}
