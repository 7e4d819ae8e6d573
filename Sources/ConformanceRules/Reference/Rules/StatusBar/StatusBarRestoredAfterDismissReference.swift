import AppearanceTrace

/// The look from before a presentation is back at the first end callback of its dismissal.
enum StatusBarRestoredAfterDismissReference: ReferenceRule {
  static let id: RuleID = "status-bar-restored-after-dismiss"

  static func breaches(in history: History) -> [Breach] {
    history.ends.compactMap { run, end in
      guard run.span.kind == .dismiss, end.isFinished, let presenter = run.span.to,
        let presentation = history.standing(by: presenter, before: run.begin)?.run,
        let look = history.look(before: presentation.begin)
      else { return nil }
      let isLate = (run.begin..<end.place).contains { place in
        let isNews =
          history.isCall(place, [.viewDidAppear], of: presenter)
          || run.span.from.map { history.isCall(place, [.viewDidDisappear], of: $0) } ?? false
        return isNews && history.look(before: place) != look
      }
      if history.look(before: end.place) == look { return isLate ? .at(end.place, presenter) : nil }
      return proof(after: end.place, presenter, history)
    }
  }

  /// The next line that shows how the bar looks, or that it goes on so.
  private static func proof(
    after end: Int, _ presenter: String, _ history: History
  ) -> Breach {
    let next = (end + 1..<history.events.count).first { place in
      switch history.events[place].action {
      case .begin, .statusBar: true
      default: false
      }
    }
    if let next { return .at(next) }
    return history.isComplete ? .atEnd() : .at(end)
  }
}
