import AppearanceTrace
import ConformanceRules

/// Who is presented, was reported before, comes back, or is still on the way out, is not reported gone.
enum NavigationDismissalObservedOracle: RuleOracle {
  static let id: RuleID = "navigation-dismissal-observed"

  static func breaches(in history: History) -> [OracleFinding] {
    let reports = history.calls([.reportDismissal]).filter { place, call in
      guard let controller = call.plainObject else { return false }
      return isStanding(controller, at: place, history)
        || isRepeated(controller, at: place, history) || isEarly(controller, at: place, history)
    }
    return reports.map { .at($0.place) }
      + history.ends.filter { isTakenBack($0.run, at: $0.end, history) }
      .map { .at($0.end.place, $0.run.span.from) } + unreported(history)
  }

  /// The controllers whose last finished dismissal nobody reported, where somebody reports, and who went
  /// with a screen of the library's.
  private static func unreported(_ history: History) -> [OracleFinding] {
    guard history.finalState != nil, history.cast.contains(where: { $0.role == .library }) else {
      return []
    }
    let count = history.events.count
    let ends = history.ends.filter { $0.run.span.kind == .dismiss && $0.end.isFinished }
    let gone = ends.filter { run, end in
      guard let controller = run.span.from else { return false }
      let all = [controller] + companions(in: run, at: end.place, history)
      let isOurs =
        all.contains { isGuest($0, before: end.place, history) } || !hasGuests(history)
      let isReported = all.contains { screen in
        (run.begin..<count).contains { isReport($0, of: screen, history) }
      }
      let goesAgain = history.runs.contains {
        $0.span.kind == .dismiss && $0.span.from == controller && $0.begin > end.place
      }
      return isOurs && !isReported && !goesAgain
    }
    return Set(gone.compactMap(\.run.span.from)).map { .atEnd($0) }
  }

  /// Whether a controller was presented before the script acted, or has had a delegate.
  private static func isGuest(
    _ controller: String, before place: Int, _ history: History
  ) -> Bool {
    history.baseline.checkpoint.presentations.contains { $0.presented == controller }
      || history.events.prefix(place).contains { event in
        guard case .delegate(controller, .set) = event.action else { return false }
        return true
      }
  }

  /// Whether anything was presented before the script acted, or anybody has had a delegate.
  private static func hasGuests(_ history: History) -> Bool {
    history.baseline.presents
      || history.events.contains { event in
        guard case .delegate(_, .set) = event.action else { return false }
        return true
      }
  }

  /// Those who stand on the presenter of a dismissal.
  private static func companions(
    in run: TransitionRun, at place: Int, _ history: History
  ) -> [String] {
    history.chain(above: run.span.to, before: place)
  }

  /// Whether a controller is presented, and no dismissal runs that takes it.
  private static func isStanding(
    _ controller: String, at place: Int, _ history: History
  ) -> Bool {
    history.standing(before: place).contains { $0.presented == controller }
      && dismissal(of: controller, at: place, history) == nil
  }

  /// The dismissal that runs and takes a controller with it.
  private static func dismissal(
    of controller: String, at place: Int, _ history: History
  ) -> TransitionRun? {
    history.open(at: place).last { run in
      run.span.kind == .dismiss
        && (run.span.from == controller
          || companions(in: run, at: place, history).contains(controller))
    }
  }

  /// Whether a controller is on its way out, in a dismissal that finishes and is not reported complete.
  private static func isEarly(_ controller: String, at place: Int, _ history: History) -> Bool {
    guard let run = dismissal(of: controller, at: place, history),
      history.end(of: run)?.isFinished == true, history.completion(of: run, before: place) == nil
    else { return false }
    let last = history.lastCallback(of: controller, before: place)
    return !(last.map { $0 > run.begin && history.isCall($0, [.viewDidDisappear]) } ?? false)
  }

  /// Whether a controller was reported before, and neither presented again nor taken back since.
  private static func isRepeated(
    _ controller: String, at place: Int, _ history: History
  ) -> Bool {
    let earlier = (0..<place).last { isReport($0, of: controller, history) }
    guard let earlier else { return false }
    let isPresented = history.runs.contains { run in
      run.span.kind == .present && run.span.to == controller && run.begin > earlier
        && run.begin < place
    }
    let isBack = history.ends.contains { run, end in
      run.span.from == controller && end.place < place && end.place > earlier
        && isTakenBack(run, at: end, history)
    }
    return !isPresented && !isBack
  }

  /// Whether a dismissal was given up whose controller was reported gone in it.
  private static func isTakenBack(
    _ run: TransitionRun, at end: TransitionRun.End, _ history: History
  ) -> Bool {
    guard run.span.kind == .dismiss, !end.isFinished, let controller = run.span.from else {
      return false
    }
    let report = (run.begin..<end.place).last { isReport($0, of: controller, history) }
    guard let report else { return false }
    let isBackAlready = history.ends.contains { other, earlier in
      other.span.kind == .dismiss && other.span.from == controller && !earlier.isFinished
        && other.begin < report && earlier.place > report && earlier.place < end.place
    }
    return !isBackAlready
      && !(report..<end.place).contains { place in
        guard case .begin(let span) = history.events[place].action else { return false }
        return span.kind == .present && span.to == controller
      }
  }

  private static func isReport(_ place: Int, of controller: String, _ history: History) -> Bool {
    history.isCall(place, [.reportDismissal]) && history.call(at: place)?.plainObject == controller
  }
}
