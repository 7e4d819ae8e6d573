import AppearanceTrace

/// A driver that starts without a finger after a verdict of its earlier transition is a breach.
enum InteractionStateResetReference: ReferenceRule {
  static let id: RuleID = "interaction-state-reset"

  static func breaches(in history: History) -> [Breach] {
    let starts = history.calls([.startInteractiveTransition]).filter { place, call in
      history.events[place].mark == .crossing
        && history.run(call.object, at: place)?.span.isInteractive == true
    }
    return starts.filter { place, call in
      let earlier = starts.last { $0.place < place && $0.call.receiver == call.receiver }
      guard let run = history.run(earlier?.call.object, at: place) else { return false }
      return history.verdict(of: run, before: place) != nil && !history.isPulled(at: place)
    }.map { .at($0.place, $0.call.receiver) }
  }
}
