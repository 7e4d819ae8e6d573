import AppearanceTrace

/// The first completion since a transition began is a breach where its flag belies the last verdict.
enum CompletionHonestFlagReference: ReferenceRule {
  static let id: RuleID = "completion-honest-flag"

  static func breaches(in history: History) -> [Int] {
    history.calls([.completeTransition]).filter { place, call in
      guard let flag = call.flag(nil),
        let begin = history.beginning(of: call.receiver, before: place)
      else { return false }
      let before = history.calls(words).filter {
        $0.call.receiver == call.receiver && $0.place > begin && $0.place < place
      }
      guard !before.contains(where: { $0.call.method == .completeTransition }) else { return false }
      switch before.last?.call.method {
      case .pauseInteractiveTransition: return false
      case .cancelInteractiveTransition: return flag
      default: return !flag
      }
    }.map(\.place)
  }

  private static let words: Set<Call.Method> = [
    .completeTransition, .finishInteractiveTransition, .cancelInteractiveTransition,
    .pauseInteractiveTransition,
  ]
}
