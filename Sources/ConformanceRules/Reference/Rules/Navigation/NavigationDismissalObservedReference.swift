import AppearanceTrace

/// A report of a dismissal before any has begun, as far as the trace tells, is a breach.
enum NavigationDismissalObservedReference: ReferenceRule {
  static let id: RuleID = "navigation-dismissal-observed"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.reportDismissal]).filter { place, _ in
      let isGone = history.ends.contains {
        $0.end.place < place && $0.run.span.kind == .dismiss && $0.end.isFinished
      }
      return !isGone && !history.open(at: place).contains { $0.span.kind == .dismiss }
    }.map { .at($0.place) }
  }
}
