import AppearanceTrace
import ConformanceRules

/// Blocks beside a transition hear its outcome, and run once where a container runs them.
enum CompletionAlongsideRunsOracle: RuleOracle {
  static let id: RuleID = "completion-alongside-runs"

  static func breaches(in history: History) -> [OracleFinding] {
    hostBreaches(history) + (history.isComplete ? ownBreaches(history) : [])
  }

  /// The ends of transitions whose blocks were told another outcome.
  private static func hostBreaches(_ history: History) -> [OracleFinding] {
    history.ends.filter { run, end in
      // What was told of an earlier one of the name is over.
      let earlier = history.ends.last { $0.run.name == run.name && $0.end.place < end.place }
      let told = history.calls([.alongsideCompletion]).last { place, call in
        (earlier?.end.place ?? -1)..<end.place ~= place && call.receiver == run.name
          && call.plainObject == nil && call.flag("isCancelled") != nil
      }
      return told?.call.flag("isCancelled") == end.isFinished
    }.map { .at($0.end.place, $0.run.name) }
  }

  /// The blocks of screens that did not run once, or whose completions did not.
  private static func ownBreaches(_ history: History) -> [OracleFinding] {
    let promises = history.calls([.animateAlongsideTransition]).filter { place, call in
      call.plainObject != nil
        && !history.calls([.animateAlongsideTransition]).contains {
          $0.place > place && $0.call.receiver == call.receiver
            && $0.call.plainObject == call.plainObject
        }
    }
    return promises.filter { place, promise in
      func count(_ method: Call.Method) -> Int {
        history.calls([method]).count {
          $0.place > place && $0.call.receiver == promise.receiver
            && $0.call.plainObject == promise.plainObject
        }
      }
      return count(.alongside) != 1 || count(.alongsideCompletion) != 1
    }.map { .atEnd($0.call.plainObject) }
  }
}
