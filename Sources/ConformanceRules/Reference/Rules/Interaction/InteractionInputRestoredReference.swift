import AppearanceTrace

/// At rest no view is deaf that a line made so, and no touches are ignored.
enum InteractionInputRestoredReference: ReferenceRule {
  static let id: RuleID = "interaction-input-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    let deaf = rest.views.filter { view in
      rest.values(.inert, of: view) != nil && history.baseline.values(.inert, of: view) == nil
        && history.lastSet(.inert, of: view) != nil
    }
    let isIgnoring =
      rest.checkpoint.ignoringInteraction > history.baseline.checkpoint.ignoringInteraction
    return deaf.map { .atEnd($0) } + (isIgnoring ? [.atEnd()] : [])
  }
}
