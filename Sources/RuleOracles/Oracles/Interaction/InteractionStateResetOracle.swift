import AppearanceTrace
import ConformanceRules

/// A driver that starts without a finger after a verdict of its earlier transition is a breach; so is a
/// transition that a finger does not drive, where such a finger has driven one before.
enum InteractionStateResetOracle: RuleOracle {
  static let id: RuleID = "interaction-state-reset"

  static func breaches(in history: History) -> [OracleFinding] {
    let starts = history.calls([.startInteractiveTransition]).filter { place, call in
      history.events[place].mark == .crossing
        && history.run(call.object, at: place)?.span.isInteractive == true
    }
    return starts.filter { place, call in
      let earlier = starts.last { $0.place < place && $0.call.receiver == call.receiver }
      guard let run = history.run(earlier?.call.object, at: place) else { return false }
      return history.verdict(of: run, before: place) != nil && !history.isPulled(at: place)
    }.map { .at($0.place, $0.call.receiver) } + undriven(history)
      + UnheardRequest.breaches(in: history)
  }

  private static func undriven(_ history: History) -> [OracleFinding] {
    let pulled = history.runs.compactMap { run in
      finger(at: run.begin, history).map { (run: run, finger: $0) }
    }
    return pulled.filter { run, finger in
      guard run.isAnimated, !run.span.isInteractive else { return false }
      let earlier = pulled.last {
        $0.run.begin < run.begin && $0.run.span.isInteractive
          && history.call(at: $0.finger)?.receiver == history.call(at: finger)?.receiver
      }
      guard let earlier, earlier.run.begin < finger,
        let way = history.call(at: finger)?.arguments.first, way.label != nil,
        history.call(at: earlier.finger)?.arguments.first
          == way
      else { return false }
      return earlier.run.span.kind == run.span.kind
        && history.verdict(of: earlier.run, before: run.begin) != nil
    }.map { .at($0.run.begin) }
  }

  /// The beginning of the last finger that is down at a place, where it was the last to act.
  private static func finger(at place: Int, _ history: History) -> Int? {
    let begin = history.calls([.gestureBegan]).map(\.place).last { begin in
      begin < place && !(begin + 1..<place).contains { isSame($0, begin, history) }
    }
    let act = (0..<place).last { history.events[$0].mark == .script }
    guard let begin, let act, let receiver = history.call(at: begin)?.receiver else { return nil }
    let last = (begin..<place).last {
      $0 == begin || history.isCall($0, [.gestureMoved], of: receiver)
    }
    return act == last && history.events[act].time == history.events[place].time ? begin : nil
  }

  /// Whether a finger on the same controller comes or goes.
  private static func isSame(_ place: Int, _ begin: Int, _ history: History) -> Bool {
    history.call(at: begin).map {
      history.isCall(place, History.comingAndGoing, of: $0.receiver)
    } ?? false
  }
}
