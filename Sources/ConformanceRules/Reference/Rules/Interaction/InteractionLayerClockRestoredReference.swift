import AppearanceTrace

/// At rest no clock is wrong that was right before.
enum InteractionLayerClockRestoredReference: ReferenceRule {
  static let id: RuleID = "interaction-layer-clock-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.views.filter {
      isWrong(rest.values(.clock, of: $0)) && !isWrong(history.baseline.values(.clock, of: $0))
    }.map { .atEnd($0) }
  }

  /// Whether speed or offset differ from the usual; the begin time, which comes last, may.
  private static func isWrong(_ values: [String]?) -> Bool {
    guard let values else { return false }
    return values.first != "1" || values.dropFirst().first != "0"
  }
}
