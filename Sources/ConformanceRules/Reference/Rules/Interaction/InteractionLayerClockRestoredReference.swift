import AppearanceTrace

/// At rest no clock is wrong that was right before.
enum InteractionLayerClockRestoredReference: ReferenceRule {
  static let id: RuleID = "interaction-layer-clock-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.views.filter {
      rest.values(.clock, of: $0) != nil && history.baseline.values(.clock, of: $0) == nil
    }.map { .atEnd($0) }
  }
}
