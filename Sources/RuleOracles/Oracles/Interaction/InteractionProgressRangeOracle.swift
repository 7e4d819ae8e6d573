import AppearanceTrace
import ConformanceRules

/// Progress outside of 0 to 1, or after a verdict, is a breach, and so is a verdict before any where a finger
/// has moved for long, and progress that another finger takes back.
enum InteractionProgressRangeOracle: RuleOracle {
  static let id: RuleID = "interaction-progress-range"

  static func breaches(in history: History) -> [OracleFinding] {
    untold(in: history) + ProgressTakenBack.breaches(in: history)
      + history.calls([.updateInteractiveTransition]).filter { place, call in
        guard history.isBySubject(place), let run = history.run(call.receiver, at: place) else {
          return false
        }
        let verdict = history.verdict(of: run, before: place)?.word
        let isDecided = verdict != nil && verdict != .pauseInteractiveTransition
        return isDecided || call.number(nil).map { !($0 >= 0 && $0 <= 1) } ?? false
      }.map { .at($0.place, $0.call.receiver) }
  }

  /// The verdicts on transitions that were told nothing, though a finger moved at five moments since a driver
  /// began them.
  private static func untold(in history: History) -> [OracleFinding] {
    let verdicts: [Call.Method] = [.finishInteractiveTransition, .cancelInteractiveTransition]
    return history.calls(verdicts).filter { place, call in
      let starts = history.calls([.startInteractiveTransition]).filter { start, other in
        start < place && history.events[start].mark == .crossing && other.word(nil) == call.receiver
      }
      guard let start = starts.last?.place else { return false }
      let since = start + 1..<place
      let isTold = since.contains {
        history.isCall($0, [.updateInteractiveTransition] + verdicts, of: call.receiver)
      }
      let moments = since.filter { history.isCall($0, [.gestureMoved]) }.map {
        history.events[$0].time
      }
      return !isTold && Set(moments).count >= 5
    }.map { .at($0.place, $0.call.receiver) }
  }
}
