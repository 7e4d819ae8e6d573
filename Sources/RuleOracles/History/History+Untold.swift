import AppearanceTrace

extension History {
  /// Whether a view is a presenter's whose presentation went in the middle of a chain that was dismissed at
  /// once, while one presentation controller was told of that, and the subject set a property last while that
  /// presentation stood, or no line did, and it was there from the first.
  func isLeftUntold(_ kind: ViewProperty.Kind, of view: String) -> Bool {
    isUntold(view, since: lastSet(kind, of: view))
  }

  /// Whether the subject put a view into that of such a presenter likewise.
  func isLeftUntold(_ view: String) -> Bool {
    isUntold(view, since: lastMove(of: view, before: events.count))
  }

  private func isUntold(_ view: String, since change: Int?) -> Bool {
    let around = path(from: view, before: events.count).compactMap(controller)
    return around.contains { presenter in
      guard let (begin, end) = untoldPresentation(by: presenter) else { return false }
      guard let change else { return begin == nil }
      return isBySubject(change) && begin ?? -1 < change && change < end
    }
  }

  /// Where a presenter's own presentation began, and the dismissal of its chain of which that was not told; none
  /// where it has presented since.
  private func untoldPresentation(by presenter: String) -> (begin: Int?, end: Int)? {
    let last = ends.last { run, end in
      run.span.kind == .dismiss && end.isFinished && run.span.to == presenter
        && isUntold(run, before: end.place)
    }
    guard let last,
      !runs.contains(where: {
        $0.span.kind == .present && $0.span.from == presenter && $0.begin > last.end.place
      })
    else { return nil }
    return (standing(by: presenter, before: last.end.place)?.run?.begin, last.run.begin)
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
