import AppearanceTrace
import ConformanceRules

/// A driver that starts a transition without a finger, though the script asked, is a breach; and so is a finger that
/// pulls what may go, and begins nothing, or that taps inside of what goes by it.
enum InteractionStartPolicyOracle: RuleOracle {
  static let id: RuleID = "interaction-start-policy"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.startInteractiveTransition]).compactMap { place, call in
      guard history.events[place].mark == .crossing, let run = history.run(call.object, at: place),
        run.span.isInteractive, !history.isPulled(at: place),
        history.hasRequest(before: place)
      else { return nil }
      return .at(place, run.name)
    } + UnansweredPulls.breaches(in: history) + PresentedTaps.intruding(history)
  }
}
