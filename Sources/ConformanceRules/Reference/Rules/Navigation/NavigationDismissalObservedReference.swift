import AppearanceTrace

/// Who is presented, was reported before, or comes back, is not reported gone.
enum NavigationDismissalObservedReference: ReferenceRule {
  static let id: RuleID = "navigation-dismissal-observed"

  static func breaches(in history: History) -> [Breach] {
    let reports = history.calls([.reportDismissal]).filter { place, call in
      guard let controller = call.plainObject else { return false }
      return isStanding(controller, at: place, history)
        || isRepeated(controller, at: place, history)
    }
    return reports.map { .at($0.place) }
      + history.ends.filter { isTakenBack($0.run, at: $0.end, history) }
      .map { .at($0.end.place, $0.run.span.from) }
  }

  /// Whether a controller is presented, and no dismissal runs.
  private static func isStanding(
    _ controller: String, at place: Int, _ history: History
  ) -> Bool {
    history.standing(before: place).contains { $0.presented == controller }
      && !history.open(at: place).contains { $0.span.kind == .dismiss }
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
  private static func isTakenBack(_ run: Run, at end: Run.End, _ history: History) -> Bool {
    guard run.span.kind == .dismiss, !end.isFinished, let controller = run.span.from else {
      return false
    }
    let report = (run.begin..<end.place).last { isReport($0, of: controller, history) }
    guard let report else { return false }
    return !(report..<end.place).contains { place in
      guard case .begin(let span) = history.events[place].action else { return false }
      return span.kind == .present && span.to == controller
    }
  }

  private static func isReport(_ place: Int, of controller: String, _ history: History) -> Bool {
    history.isCall(place, [.reportDismissal]) && history.call(at: place)?.plainObject == controller
  }
}
