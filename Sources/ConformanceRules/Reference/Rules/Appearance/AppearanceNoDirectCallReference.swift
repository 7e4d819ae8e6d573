import AppearanceTrace

/// Every appearance callback that is marked as a direct call is a breach.
enum AppearanceNoDirectCallReference: ReferenceRule {
  static let id: RuleID = "appearance-no-direct-call"

  static func breaches(in history: History) -> [Int] {
    let callbacks: Set<Call.Method> = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return history.calls(callbacks).map(\.place).filter {
      history.events[$0].attribution == .direct
    }
  }
}
