import AppearanceTrace

/// At rest no root view has a look that it did not have before, nor one from a presentation, and none
/// has lost a look.
enum GeometryIdentityRestoredReference: ReferenceRule {
  static let id: RuleID = "geometry-identity-restored"

  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
  ]

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, !history.ends.isEmpty,
      history.open(at: history.events.count).isEmpty
    else { return [] }
    let opened = history.calls([.open, .close]).map(\.call.receiver)
    return rest.views.filter { view in
      guard let controller = History.controller(of: view),
        !(rest.parent(of: controller).map(opened.contains) ?? false)
      else { return false }
      return looks.contains { kind in
        !history.isPulled(kind, of: view)
          && (isLeft(kind, view, rest, history) || isLost(kind, view, rest, history))
      }
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

  /// Whether a view that was shown had a look and has it no more, though nothing was dismissed.
  private static func isLost(
    _ kind: ViewProperty.Kind, _ view: String, _ rest: Rest, _ history: History
  ) -> Bool {
    let before = history.baseline
    let isDeclared = rest.presents && history.contract.restingLook.contains(kind)
    return before.values(kind, of: view) != nil && rest.values(kind, of: view) == nil
      && before.shows(view) && rest.keepsPresentations(of: before) && !isDeclared
  }
}
