import AppearanceTrace

/// At rest no root view has a look that it did not have before, nor one from a presentation.
enum GeometryIdentityRestoredReference: ReferenceRule {
  static let id: RuleID = "geometry-identity-restored"

  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
  ]

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, !history.ends.isEmpty,
      history.open(at: history.events.count).isEmpty
    else { return [] }
    return rest.views.filter { view in
      History.controller(of: view) != nil && looks.contains { isLeft($0, view, rest, history) }
    }.map { .atEnd($0) }
  }

  private static func isLeft(
    _ kind: ViewProperty.Kind, _ view: String, _ rest: Rest, _ history: History
  ) -> Bool {
    guard let value = rest.values(kind, of: view) else { return false }
    if rest.presents {
      guard !history.contract.restingLook.contains(kind) else { return false }
    } else if history.baseline.presents, history.type(of: view) == nil {
      return true
    }
    return value != history.baseline.values(kind, of: view)
  }
}
