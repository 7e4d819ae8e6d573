import AppearanceTrace
import ConformanceRules

/// After a transition no responder is out of the windows; where all were given up, it is the one from
/// before.
enum AccessibilityResponderRestoredOracle: RuleOracle {
  static let id: RuleID = "accessibility-responder-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let last = history.ends.last?.end else { return [] }
    let before = history.baseline.checkpoint.firstResponder
    let now = finalState.checkpoint.firstResponder
    if let now, isOut(now, finalState, history) {
      let wasSo = now == before && isOut(now, history.baseline, history)
      if !wasSo { return [.atEnd(now)] }
    }
    guard !history.ends.contains(where: \.end.isFinished), now != before,
      !hasTapped(history)
    else { return [] }
    return [before.map { .at(last.place, $0) } ?? .atEnd(now)]
  }

  /// Whether the script has tapped after an end: after the last one, or between two.
  private static func hasTapped(_ history: History) -> Bool {
    let first = history.ends.first?.end.place ?? history.events.count
    return history.calls([.gestureBegan]).contains { place, call in
      place > first && history.events[place].mark == .script && call.isTap
    }
  }

  private static func isOut(_ responder: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    !finalState.shows(responder) && !finalState.shows(history.rootView(of: responder))
      && !history.isBar(responder)
  }
}
