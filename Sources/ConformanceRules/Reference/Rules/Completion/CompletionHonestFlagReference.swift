import AppearanceTrace

/// The first completion since a transition began is a breach where its flag belies the last verdict.
enum CompletionHonestFlagReference: ReferenceRule {
  static let id: RuleID = "completion-honest-flag"

  static func breaches(in history: History) -> [Breach] {
    history.runs.compactMap { run in
      guard let completion = history.completion(of: run, before: history.events.count),
        let flag = completion.flag
      else { return nil }
      let isHonest: Bool
      switch history.verdict(of: run, before: completion.place)?.word {
      case .pauseInteractiveTransition: return nil
      case .cancelInteractiveTransition: isHonest = !flag
      default: isHonest = flag
      }
      return isHonest ? nil : .at(completion.place, run.name)
    }
  }
}
