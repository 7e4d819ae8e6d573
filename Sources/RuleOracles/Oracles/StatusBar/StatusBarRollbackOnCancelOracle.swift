import AppearanceTrace
import ConformanceRules

/// Where the last transition was given up, the bar looks as it did before.
enum StatusBarRollbackOnCancelOracle: RuleOracle {
  static let id: RuleID = "status-bar-rollback-on-cancel"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let look = history.finalState?.checkpoint.statusBar, let last = history.ends.last,
      !last.end.isFinished, !history.runs.contains(where: { $0.begin > last.end.place }),
      !history.ends.contains(where: { $0.end.isFinished && $0.end.place > last.run.begin }),
      let before = history.look(before: grip(on: last.run, history) ?? last.run.begin),
      !isScripts(since: last.end.place, history)
    else { return [] }
    return look == before ? [] : [.atEnd(last.run.name)]
  }

  /// Where the finger came down that drives a transition, and nothing began or ended since.
  private static func grip(on run: TransitionRun, _ history: History) -> Int? {
    guard run.span.isInteractive else { return nil }
    let last = (0..<run.begin).last { place in
      switch history.events[place].action {
      case .begin, .end: true
      default: history.isCall(place, [.gestureBegan])
      }
    }
    return last.flatMap { history.isCall($0, [.gestureBegan]) ? $0 : nil }
  }

  /// Whether the bar got its look from what the script did after an event.
  private static func isScripts(since end: Int, _ history: History) -> Bool {
    let act = history.events.lastIndex { $0.mark == .script }
    let change = history.events.lastIndex { event in
      if case .statusBar = event.action { true } else { false }
    }
    guard let act, let change else { return false }
    return act > end && change > act
  }
}
