import AppearanceTrace

/// At rest, with nothing presented, no view hides its elements or is modal that was not before.
enum AccessibilityFlagsRestoredReference: ReferenceRule {
  static let id: RuleID = "accessibility-flags-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, !rest.presents, !history.ends.isEmpty else { return [] }
    let kinds: [ViewProperty.Kind] = [.concealed, .modal]
    return rest.views.filter { view in
      kinds.contains { kind in
        let wasSo = !history.baseline.presents && history.baseline.values(kind, of: view) != nil
        return rest.values(kind, of: view) != nil && !wasSo
      }
    }.map { .atEnd($0) }
  }
}
