import AppearanceTrace

extension History {
  /// Whether a view is a presenter's whose presentation went in the middle of a chain that was dismissed at
  /// once, while one presentation controller was told of that, and a property was set before that, if ever.
  func isLeftUntold(_ kind: ViewProperty.Kind, of view: String) -> Bool {
    let around = path(from: view, before: events.count).compactMap(controller)
    return around.contains { presenter in
      guard let begin = untoldDismissal(from: presenter) else { return false }
      return lastSet(kind, of: view) ?? -1 < begin
    }
  }

  /// Where the dismissal of a chain began of which a presenter's own presentation was not told; none where it
  /// has presented since.
  private func untoldDismissal(from presenter: String) -> Int? {
    let last = ends.last { run, end in
      run.span.kind == .dismiss && end.isFinished && run.span.to == presenter
        && isUntold(run, before: end.place)
    }
    guard let last,
      !runs.contains(where: {
        $0.span.kind == .present && $0.span.from == presenter && $0.begin > last.end.place
      })
    else { return nil }
    return last.run.begin
  }

  private func isUntold(_ dismissal: TransitionRun, before end: Int) -> Bool {
    guard let top = dismissal.span.from,
      let middle = standing(by: dismissal.span.to, before: end)?.presented, middle != top
    else { return false }
    let told = (0..<end).filter { place in
      isCall(place, [.dismissalTransitionWillBegin])
        && open(at: place).last { $0.span.kind == .dismiss } == dismissal
    }
    return Set(told.compactMap { call(at: $0)?.receiver }).count == 1
  }
}
