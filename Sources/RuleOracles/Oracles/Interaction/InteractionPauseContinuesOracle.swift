import AppearanceTrace
import ConformanceRules

/// A transition that is open and unreported at the end, with a pause as the last word, is a breach.
enum InteractionPauseContinuesOracle: RuleOracle {
  static let id: RuleID = "interaction-pause-continues"

  static func breaches(in history: History) -> [OracleFinding] {
    let count = history.events.count
    guard history.isComplete else { return [] }
    return history.open(at: count).compactMap { run in
      guard let verdict = history.verdict(of: run, before: count),
        verdict.word == .pauseInteractiveTransition,
        history.completion(of: run, before: count) == nil
      else { return nil }
      return .at(verdict.place, run.name)
    }
  }
}
