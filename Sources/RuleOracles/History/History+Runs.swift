import AppearanceTrace

extension History {
  /// The transition of a name that began last, at a place or before.
  func run(_ name: String?, at place: Int) -> TransitionRun? {
    runs.last { $0.name == name && $0.begin <= place }
  }

  /// The end of a transition.
  func end(of run: TransitionRun) -> TransitionRun.End? {
    let end = span(of: run).first { isEnd($0, of: run.name) }
    guard let end, case .end(_, let outcome) = events[end].action else { return nil }
    return TransitionRun.End(place: end, isFinished: outcome == .finished)
  }

  /// Whether a transition has ended.
  func hasEnded(_ run: TransitionRun, before place: Int) -> Bool {
    end(of: run).map { $0.place < place } ?? false
  }

  /// The transitions that have begun and not ended.
  func open(at place: Int) -> [TransitionRun] {
    runs.filter { $0.begin <= place && !hasEnded($0, before: place) }
  }

  /// The transitions that have begun and not ended, and have a controller on either side.
  func open(at place: Int, about controller: String) -> [TransitionRun] {
    open(at: place).filter { $0.sides.contains(controller) }
  }

  /// All ends of transitions, in order.
  var ends: [(run: TransitionRun, end: TransitionRun.End)] {
    runs.compactMap { run in end(of: run).map { (run, $0) } }
      .sorted { $0.end.place < $1.end.place }
  }

  /// The places that belong to a transition: up to the next one of its name.
  func span(of run: TransitionRun) -> Range<Int> {
    let next = runs.first { $0.name == run.name && $0.begin > run.begin }?.begin
    return run.begin + 1..<(next ?? events.count)
  }

  private func isEnd(_ place: Int, of name: String) -> Bool {
    guard case .end(name, _) = events[place].action else { return false }
    return true
  }
}
