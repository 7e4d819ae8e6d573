import AppearanceTrace

/// Every beginning has its end, and what the subject animates a report of completion before it.
enum CompletionEventuallyReference: ReferenceRule {
  static let id: RuleID = "completion-eventually"

  static func breaches(in history: History) -> [Breach] {
    history.runs.compactMap { run in
      if let end = history.end(of: run)?.place {
        let isReported = history.completion(of: run, before: end) != nil
        let isAnimated = history.animation(of: run, before: end) != nil
        return isAnimated && !isReported ? .at(end, run.name) : nil
      }
      let next = history.span(of: run).upperBound
      if next < history.events.count { return .at(next, run.name) }
      return history.isComplete ? .atEnd(run.name) : nil
    }
  }
}
