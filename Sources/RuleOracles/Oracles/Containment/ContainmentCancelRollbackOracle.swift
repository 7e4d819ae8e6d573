import AppearanceTrace
import ConformanceRules

/// After a switch that was given up the family is as before, and told so.
enum ContainmentCancelRollbackOracle: RuleOracle {
  static let id: RuleID = "containment-cancel-rollback"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let unsettled = history.names.filter { child in
      finalState.parent(of: child) != nil && isWarned(child, history)
    }
    return unsettled.map { .atEnd($0) } + switches(finalState, history)
  }

  /// Whether the last that a child was told is that it will lose its parent.
  private static func isWarned(_ child: String, _ history: History) -> Bool {
    let last = history.events.indices.last {
      history.isRelease($0, of: child) || history.isCall($0, [.willMove, .didMove], of: child)
    }
    guard let last else { return false }
    return history.isCall(last, [.willMove]) && history.call(at: last)?.object == nil
  }

  /// The switches that left the wrong children behind; one that finished makes earlier ones right.
  private static func switches(_ finalState: SettledHierarchy, _ history: History)
    -> [OracleFinding]
  {
    let all = history.ends.filter {
      $0.run.span.kind == .replace && container(of: $0.run, history) != nil
    }
    return all.compactMap { run, end in
      guard !end.isFinished, let container = container(of: run, history) else { return nil }
      let isOld = all.contains { later in
        later.end.place > end.place && self.container(of: later.run, history) == container
          && (later.end.isFinished || later.run.span.to == run.span.to)
      }
      guard !isOld else { return nil }
      let children = finalState.children(of: container)
      if let to = run.span.to, children.contains(to), history.baseline.parent(of: to) != container {
        return .atEnd(to)
      }
      return run.span.from.flatMap { children.contains($0) ? nil : .atEnd($0) }
    }
  }

  /// Whose change a switch was.
  private static func container(of run: TransitionRun, _ history: History) -> String? {
    run.span.from.flatMap { history.parent(of: $0, before: run.begin) }
  }
}
