import AppearanceTrace

/// An escape gesture that nobody understands while something is presented is a breach.
enum AccessibilityEscapeWorksReference: ReferenceRule {
  static let id: RuleID = "accessibility-escape-works"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.accessibilityPerformEscape]).filter { place, call in
      call.flag("handled") == false && !history.standing(before: place).isEmpty
    }.map { .at($0.place) }
  }
}
