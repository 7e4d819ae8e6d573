import AppearanceTrace

/// Blocks beside a transition hear its outcome, and run once where a container runs them.
enum CompletionAlongsideRunsReference: ReferenceRule {
  static let id: RuleID = "completion-alongside-runs"

  static func breaches(in history: History) -> [Breach] {
    hostBreaches(history) + halfBreaches(history) + (history.isComplete ? ownBreaches(history) : [])
  }

  /// The ends of transitions whose blocks were told another outcome.
  private static func hostBreaches(_ history: History) -> [Breach] {
    history.ends.filter { run, end in
      let told = history.calls([.alongsideCompletion]).last { place, call in
        place < end.place && call.receiver == run.name
          && call.plainObject == nil && call.flag("isCancelled") != nil
      }
      return told?.call.flag("isCancelled") == end.isFinished
    }.map { .at($0.end.place, $0.run.name) }
  }

  /// The ends of transitions whose blocks ran without their completions, or the other way round.
  private static func halfBreaches(_ history: History) -> [Breach] {
    history.events.indices.filter { place in
      guard case .end(let name, _) = history.events[place].action else { return false }
      let last = (0..<place).last {
        guard case .end(name, _) = history.events[$0].action else { return false }
        return true
      }
      let span = (last ?? -1) + 1..<place
      let hasRun = span.contains {
        history.isCall($0, [.alongside], of: name) && history.call(at: $0)?.plainObject == nil
      }
      let isTold = span.contains {
        history.isCall($0, [.alongsideCompletion], of: name)
          && history.call(at: $0)?.plainObject == nil
          && history.call(at: $0)?.flag("isCancelled") != nil
      }
      return hasRun != isTold
    }.map { place in
      guard case .end(let name, _) = history.events[place].action else { return .at(place) }
      return .at(place, name)
    }
  }

  /// The blocks of screens that did not run once, or whose completions did not.
  private static func ownBreaches(_ history: History) -> [Breach] {
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
