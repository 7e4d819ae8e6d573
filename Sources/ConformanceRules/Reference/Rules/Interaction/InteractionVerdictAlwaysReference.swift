import AppearanceTrace

/// A transition that a finger started has a verdict, or its completion, when the fingers are gone.
enum InteractionVerdictAlwaysReference: ReferenceRule {
  static let id: RuleID = "interaction-verdict-always"

  static func breaches(in history: History) -> [Breach] {
    let count = history.events.count
    guard history.isComplete, !history.isFingerDown(before: count) else { return [] }
    return history.runs.compactMap { run in
      let starts = history.calls([.startInteractiveTransition]).filter {
        $0.call.object == run.name && history.events[$0.place].mark == .crossing
      }
      guard let start = starts.last?.place, history.isPulled(at: start),
        !isDecided(run, after: start, history), history.verdict(of: run, before: count) == nil,
        history.completion(of: run, before: count) == nil
      else { return nil }
      return .at(max(start, history.lastFingerUp(before: count) ?? start), run.name)
    }
  }

  private static func isDecided(_ run: Run, after start: Int, _ history: History) -> Bool {
    (start..<history.events.count).contains {
      history.isCall(
        $0, [.finishInteractiveTransition, .cancelInteractiveTransition], of: run.name)
    }
  }
}
