import AppearanceTrace
import ConformanceRules

/// Progress outside of 0 to 1, or after a verdict, is a breach.
enum InteractionProgressRangeOracle: RuleOracle {
  static let id: RuleID = "interaction-progress-range"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.updateInteractiveTransition]).filter { place, call in
      guard history.isBySubject(place), let run = history.run(call.receiver, at: place) else {
        return false
      }
      let verdict = history.verdict(of: run, before: place)?.word
      let isDecided = verdict != nil && verdict != .pauseInteractiveTransition
      return isDecided || call.number(nil).map { !($0 >= 0 && $0 <= 1) } ?? false
    }.map { .at($0.place, $0.call.receiver) }
  }
}
