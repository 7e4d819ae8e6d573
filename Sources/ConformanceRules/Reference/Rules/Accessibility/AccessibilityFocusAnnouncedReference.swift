import AppearanceTrace

/// A new screen that the subject announces before the running transition is complete is a breach.
enum AccessibilityFocusAnnouncedReference: ReferenceRule {
  static let id: RuleID = "accessibility-focus-announced"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.post]).compactMap { place, call in
      guard history.isBySubject(place), call.object == "screenChanged",
        let run = history.open(at: place).last, history.completion(of: run, before: place) == nil
      else { return nil }
      return .at(place, run.name)
    }
  }
}
