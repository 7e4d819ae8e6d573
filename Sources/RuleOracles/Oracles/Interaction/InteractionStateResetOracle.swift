import AppearanceTrace
import ConformanceRules

/// A driver that starts without a finger after a verdict of its earlier transition is a breach; so is a finger
/// that does less than the one before it did, or drives farther, a tap of which
/// nothing comes any more, and a container that code asks in vain.
enum InteractionStateResetOracle: RuleOracle {
  static let id: RuleID = "interaction-state-reset"

  static func breaches(in history: History) -> [OracleFinding] {
    let starts = history.calls([.startInteractiveTransition]).filter { place, call in
      history.events[place].mark == .crossing
        && history.run(call.object, at: place)?.span.isInteractive == true
    }
    return starts.filter { place, call in
      let earlier = starts.last { $0.place < place && $0.call.receiver == call.receiver }
      guard let earlier, let run = history.run(earlier.call.object, at: earlier.place) else {
        return false
      }
      return history.verdict(of: run, before: place) != nil && !history.isPulled(at: place)
    }.map { .at($0.place, $0.call.receiver) } + undriven(history)
      + ComparedPulls.breaches(in: history) + UnheardRequest.breaches(in: history)
      + OtherNeighbour.breaches(in: history) + PresentedTaps.unanswered(history)
  }

  private static func undriven(_ history: History) -> [OracleFinding] {
    history.pulls.filter { pull in
      guard pull.run.isAnimated, !pull.run.span.isInteractive,
        let earlier = history.lastDriven(on: pull.receiver, before: pull.run.begin)
      else { return false }
      return earlier.run.begin < pull.finger && earlier.run.span.kind == pull.run.span.kind
        && history.isSameWay(earlier.finger, pull.finger)
        && history.verdict(of: earlier.run, before: pull.run.begin) != nil
    }.map { .at($0.run.begin) }
  }
}
