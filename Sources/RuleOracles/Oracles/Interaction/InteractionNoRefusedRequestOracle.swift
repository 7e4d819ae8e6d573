import AppearanceTrace
import ConformanceRules

/// A refusal behind a request of the subject's is a breach, but for the first one after an interjection.
enum InteractionNoRefusedRequestOracle: RuleOracle {
  static let id: RuleID = "interaction-no-refused-request"

  private static let fingers: [Call.Method] = [
    .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled,
  ]

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.filter { place in
      guard case .fault(_, .refused, _) = history.events[place].action,
        let request = (0..<place).last(where: { history.isCall($0, History.requests) }),
        isOwn(request, history)
      else { return false }
      return !isFirstOfInterjection(place, history)
    }.map { .at($0) }
  }

  private static func isOwn(_ place: Int, _ history: History) -> Bool {
    history.events[place].mark != .script && history.isBySubject(place)
  }

  /// Whether the script has interrupted a transition, and the subject has asked once since.
  private static func isFirstOfInterjection(_ place: Int, _ history: History) -> Bool {
    let act = (0..<place).last {
      history.events[$0].mark == .script && history.isCall($0, History.requests + fingers)
    }
    guard let act, !history.open(at: act).isEmpty else { return false }
    return (act..<place).filter {
      history.isCall($0, History.requests) && isOwn($0, history)
    }.count == 1
  }
}
