import AppearanceTrace
import ConformanceRules

/// Every beginning has its end, and what the subject animates a report of completion before it, no
/// more than two seconds late.
enum CompletionEventuallyOracle: RuleOracle {
  static let id: RuleID = "completion-eventually"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.flatMap { run in
      [openBreach(run, history), idleBreach(run, history) ?? lateBreach(run, history)]
        .compactMap { $0 }
    }
  }

  private static func openBreach(_ run: TransitionRun, _ history: History) -> OracleFinding? {
    if let end = history.end(of: run)?.place {
      let isReported = history.completion(of: run, before: end) != nil
      let isAnimated = history.animation(of: run, before: end) != nil
      return isAnimated && !isReported ? .at(end, run.name) : nil
    }
    let next = history.span(of: run).upperBound
    if next < history.events.count { return .at(next, run.name) }
    return history.isComplete ? .atEnd(run.name) : nil
  }

  /// A completion more than a second after all that the subject moved has come to rest.
  private static func idleBreach(_ run: TransitionRun, _ history: History) -> OracleFinding? {
    let end = history.end(of: run)?.place ?? history.events.count
    guard let place = history.completion(of: run, before: end)?.place,
      let animation = history.animation(of: run, before: place),
      !history.isFingerDown(before: place)
    else { return nil }
    let before = run.begin + 1..<place
    let verdict = before.last {
      history.isCall(
        $0, [.finishInteractiveTransition, .cancelInteractiveTransition], of: run.name)
    }
    let pause = before.last { history.isCall($0, [.background]) }
    let moves = ((pause ?? run.begin)..<place).filter { place in
      guard case .moves = history.events[place].action else { return false }
      return history.cause(of: place) == run.name
    }
    guard verdict != nil || !run.span.isInteractive, let first = moves.first,
      moves.allSatisfy({ stop(of: $0, before: place, history) != nil })
    else { return nil }
    let deeds = (first..<place).filter { place in
      switch history.events[place].action {
      case .moves, .set, .insert, .remove: history.cause(of: place) == run.name
      default: false
      }
    }
    let stops = moves.compactMap { stop(of: $0, before: place, history) }
    let signs = deeds + stops + [verdict ?? animation, history.lastFingerUp(before: place) ?? 0]
    let last = signs.map { history.events[$0].time.microseconds }.max() ?? 0
    let isLate = history.events[place].time.microseconds - last > 1_000_000
    return isLate ? .at(place, run.name) : nil
  }

  /// Where a view that begins to move comes to rest, or goes.
  private static func stop(of move: Int, before place: Int, _ history: History) -> Int? {
    guard case .moves(let view) = history.events[move].action else { return nil }
    return (move..<place).first {
      switch history.events[$0].action {
      case .rests(view), .remove(view, _): true
      default: false
      }
    }
  }

  /// A completion two seconds after the time that was announced last.
  private static func lateBreach(_ run: TransitionRun, _ history: History) -> OracleFinding? {
    let end = history.end(of: run)?.place ?? history.events.count
    guard let place = history.completion(of: run, before: end)?.place,
      let animation = history.animation(of: run, before: place),
      !history.isFingerDown(before: place)
    else { return nil }
    let before = run.begin + 1..<place
    let verdict = before.last {
      history.isCall(
        $0, [.finishInteractiveTransition, .cancelInteractiveTransition], of: run.name)
    }
    let isHeld = run.span.isInteractive && verdict == nil
    let isPaused = before.contains {
      history.isCall($0, [.pauseInteractiveTransition], of: run.name)
        || history.isCall($0, [.background])
    }
    let duration = before.compactMap { earlier -> TraceTime? in
      guard history.isCall(earlier, [.transitionDuration]),
        history.call(at: earlier)?.plainObject == run.name
      else { return nil }
      return history.call(at: earlier)?.duration("gives")
    }.last
    guard !isHeld, !isPaused, let duration else { return nil }
    let starts = [verdict ?? animation, history.lastFingerUp(before: place)]
    let start = starts.compactMap { $0 }.map { history.events[$0].time.microseconds }.max() ?? 0
    let allowed = duration.microseconds * (verdict == nil ? 1 : 10)
    let late = history.events[place].time.microseconds - start - allowed
    return late > 2_000_000 ? .at(place, run.name) : nil
  }
}
