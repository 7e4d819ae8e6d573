import AppearanceTrace

/// Where the last transition was given up, the first responder is the one from before.
enum AccessibilityResponderRestoredReference: ReferenceRule {
  static let id: RuleID = "accessibility-responder-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, let last = history.ends.last?.end, !last.isFinished,
      let responder = history.baseline.checkpoint.firstResponder,
      rest.checkpoint.firstResponder != responder
    else { return [] }
    return [.at(last.place, responder)]
  }
}
