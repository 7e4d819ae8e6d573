import ConformanceRules

/// The second completion since a transition began is a breach; further ones add nothing.
enum CompletionAtMostOnceOracle: RuleOracle {
  static let id: RuleID = "completion-at-most-once"

  static func breaches(in history: History) -> [OracleFinding] {
    history.runs.compactMap { run in
      let completions = history.span(of: run).filter {
        history.isCall($0, [.completeTransition], of: run.name)
      }
      return completions.count > 1 ? .at(completions[1], run.name) : nil
    }
  }
}
