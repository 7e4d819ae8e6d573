import AppearanceTrace

/// At rest after a change of size no declared chrome has the size from before it.
enum GeometryChromeFollowsReference: ReferenceRule {
  static let id: RuleID = "geometry-chrome-follows"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, let old = history.oldSize else { return [] }
    return rest.views.filter { view in
      history.type(of: view).map(history.contract.chrome.contains) ?? false
        && rest.values(.frame, of: view).map { Array($0.suffix(2)) == old } ?? false
    }.map { .atEnd($0) }
  }
}
