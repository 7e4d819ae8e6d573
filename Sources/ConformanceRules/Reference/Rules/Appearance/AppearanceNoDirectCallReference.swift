import AppearanceTrace

/// Every appearance callback that is marked as a direct call is a breach.
enum AppearanceNoDirectCallReference: ReferenceRule {
  static let id: RuleID = "appearance-no-direct-call"

  static func breaches(in history: History) -> [Breach] {
    history.calls(History.callbacks + [.viewIsAppearing])
      .filter { history.isDirect($0.place) }
      .map { .at($0.place, $0.call.receiver) }
  }
}
