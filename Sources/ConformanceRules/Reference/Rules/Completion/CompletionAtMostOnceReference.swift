/// The second completion since a transition began is a breach; further ones add nothing.
enum CompletionAtMostOnceReference: ReferenceRule {
  static let id: RuleID = "completion-at-most-once"

  static func breaches(in history: History) -> [Int] {
    let completions = history.calls([.completeTransition])
    return completions.filter { place, call in
      guard let begin = history.beginning(of: call.receiver, before: place) else { return false }
      let earlier = completions.filter {
        $0.call.receiver == call.receiver && $0.place > begin && $0.place < place
      }
      return earlier.count == 1
    }.map(\.place)
  }
}
