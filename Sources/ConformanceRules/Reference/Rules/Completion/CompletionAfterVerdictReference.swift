import AppearanceTrace

/// An interactive transition gets one verdict after each pause, and completes as the last one says.
enum CompletionAfterVerdictReference: ReferenceRule {
  static let id: RuleID = "completion-after-verdict"

  static func breaches(in history: History) -> [Breach] {
    let calls = history.calls([
      .completeTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    ])
    return calls.filter { place, call in
      guard let run = history.run(call.receiver, at: place), run.span.isInteractive,
        history.completion(of: run, before: place) == nil
      else { return false }
      let verdict = history.verdict(of: run, before: place)?.word
      guard call.method == .completeTransition else {
        return verdict != nil && verdict != .pauseInteractiveTransition
      }
      switch verdict {
      case .finishInteractiveTransition: return call.flag(nil) == false
      case .cancelInteractiveTransition: return call.flag(nil) == true
      default: return true
      }
    }.map { .at($0.place, $0.call.receiver) }
  }
}
