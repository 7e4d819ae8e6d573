import AppearanceTrace
import ConformanceRules

/// Every beginning has its end, and what the subject animates a report of completion before it, no
/// more than two seconds late.
enum CompletionEventuallyOracle: RuleOracle {
  static let id: RuleID = "completion-eventually"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.flatMap { run in
      let report = Report(of: run, in: history)
      let breach = report.flatMap {
        idleBreach($0, of: run, history) ?? lateBreach($0, of: run, history)
      }
      return [openBreach(run, history), breach].compactMap { $0 }
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

  /// The report that an animated transition is complete, with no finger down.
  private struct Report {
    let place: Int
    let animation: Int
    /// The last verdict before it.
    let verdict: Int?
    /// Where the transition has begun and is not yet reported.
    let before: Range<Int>

    init?(of run: TransitionRun, in history: History) {
      let end = history.end(of: run)?.place ?? history.events.count
      guard let place = history.completion(of: run, before: end)?.place,
        let animation = history.animation(of: run, before: place),
        !history.isFingerDown(before: place)
      else { return nil }
      self.place = place
      self.animation = animation
      before = run.begin + 1..<place
      verdict = before.last {
        history.isCall(
          $0, [.finishInteractiveTransition, .cancelInteractiveTransition], of: run.name)
      }
    }
  }

  /// A completion more than a second after all that the subject moved has come to rest.
  private static func idleBreach(
    _ report: Report, of run: TransitionRun, _ history: History
  ) -> OracleFinding? {
    let pause = report.before.last { history.isCall($0, [.resignActive, .background]) }
    let moves = ((pause ?? run.begin)..<report.place).filter { place in
      guard case .moves = history.events[place].action else { return false }
      return history.cause(of: place) == run.name
    }
    guard report.verdict != nil || !run.span.isInteractive, let first = moves.first,
      moves.allSatisfy({ stop(of: $0, before: report.place, history) != nil })
    else { return nil }
    let deeds = (first..<report.place).filter { place in
      switch history.events[place].action {
      case .moves, .set, .insert, .remove: history.cause(of: place) == run.name
      default: false
      }
    }
    let stops = moves.compactMap { stop(of: $0, before: report.place, history) }
    let signs =
      deeds + stops + [
        report.verdict ?? report.animation, history.lastFingerUp(before: report.place) ?? 0,
      ]
    let last = signs.map { history.events[$0].time.microseconds }.max() ?? 0
    let isLate = history.events[report.place].time.microseconds - last > 1_000_000
    return isLate ? .at(report.place, run.name) : nil
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
  private static func lateBreach(
    _ report: Report, of run: TransitionRun, _ history: History
  ) -> OracleFinding? {
    let isHeld = run.span.isInteractive && report.verdict == nil
    let isPaused = report.before.contains {
      history.isCall($0, [.pauseInteractiveTransition], of: run.name)
        || history.isCall($0, [.resignActive, .background])
    }
    let duration = report.before.compactMap { earlier -> TraceTime? in
      guard history.isCall(earlier, [.transitionDuration]),
        history.call(at: earlier)?.plainObject == run.name
      else { return nil }
      return history.call(at: earlier)?.duration("gives")
    }.last
    guard !isHeld, !isPaused, let duration else { return nil }
    let starts = [report.verdict ?? report.animation, history.lastFingerUp(before: report.place)]
    let start = starts.compactMap { $0 }.map { history.events[$0].time.microseconds }.max() ?? 0
    let allowed = duration.microseconds * (report.verdict == nil ? 1 : 10)
    let late = history.events[report.place].time.microseconds - start - allowed
    return late > 2_000_000 ? .at(report.place, run.name) : nil
  }
}
