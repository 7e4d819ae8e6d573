import AppearanceTrace

/// At rest the first that says it is busy said so before.
enum NavigationDelegatePairedReference: ReferenceRule {
  static let id: RuleID = "navigation-delegate-paired"

  static func breaches(in history: History) -> [Breach] {
    guard let busy = history.rest?.checkpoint.busy.first,
      !history.baseline.checkpoint.busy.contains(busy)
    else { return [] }
    return [.atEnd(busy)]
  }
}
