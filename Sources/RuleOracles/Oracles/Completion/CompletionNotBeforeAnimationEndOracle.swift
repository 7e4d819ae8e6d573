import AppearanceTrace
import ConformanceRules

/// Completion is early while a view moves past that instant, or in the instant of the animation.
enum CompletionNotBeforeAnimationEndOracle: RuleOracle {
  static let id: RuleID = "completion-not-before-animation-end"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.compactMap { run in
      guard let place = history.completion(of: run, before: history.events.count)?.place else {
        return nil
      }
      let moving = moves(in: run, before: place, history)
      if let (view, _) = moving.min(by: { $0.move < $1.move }) {
        return rests(view, inTheInstantOf: place, history) ? nil : .at(place, run.name)
      }
      return isAtOnce(run, place, history) ? .at(place, run.name) : nil
    }
  }

  /// The views that the subject moves in a transition, each with the event since which it does.
  private static func moves(
    in run: TransitionRun, before place: Int, _ history: History
  ) -> [(view: String, move: Int)] {
    let start = start(of: run, before: place, history)
    let views = history.events[..<place].compactMap { event in
      if case .moves(let view) = event.action { view } else { nil }
    }
    return Set(views).compactMap { view in
      let move = (start..<place).last { place in
        guard case .moves(view) = history.events[place].action else { return false }
        return history.cause(of: place) == run.name
      }
      guard let move, !(move..<place).contains(where: { isRest($0, of: view, history) }) else {
        return nil
      }
      return (view, move)
    }
  }

  /// Where the animation of a transition may begin: anywhere, or after an end that came too early.
  private static func start(of run: TransitionRun, before place: Int, _ history: History) -> Int {
    history.end(of: run).map { $0.place < place ? $0.place : 0 } ?? 0
  }

  /// Whether an event stops a view: it comes to rest, or goes, by itself or inside of another.
  private static func isRest(_ place: Int, of view: String, _ history: History) -> Bool {
    switch history.events[place].action {
    case .rests(view), .remove(view, _): true
    case .remove(let outer, let left):
      history.superview(of: outer, before: place) ?? left == left
        && history.isView(view, inside: outer, before: place)
    default: false
    }
  }

  /// Whether a view comes to rest, or goes, in the very instant of a completion, after it.
  private static func rests(
    _ view: String, inTheInstantOf place: Int, _ history: History
  ) -> Bool {
    (place..<history.events.count).contains {
      isRest($0, of: view, history) && history.events[$0].time == history.events[place].time
    }
  }

  /// Whether a transition that is to last is complete at the moment when it is to begin moving.
  private static func isAtOnce(_ run: TransitionRun, _ place: Int, _ history: History) -> Bool {
    guard run.isAnimated, !run.span.isInteractive, !history.isStill(before: place) else {
      return false
    }
    let begin = start(of: run, before: place, history)
    let calls = history.calls([.animateTransition, .transitionDuration]).filter {
      $0.place >= begin && $0.place < place && $0.call.object == run.name
    }
    let start = calls.first { $0.call.method == .animateTransition }?.place
    let announced = calls.last { $0.call.word("gives") != nil }?.call
    return start.map { history.events[$0].time == history.events[place].time } ?? false
      && announced.map { $0.duration("gives") != .zero } ?? false
  }
}
