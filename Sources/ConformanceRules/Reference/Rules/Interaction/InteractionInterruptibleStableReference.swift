import AppearanceTrace

/// An answer that differs from the last of its transition, or served another one last, is a breach.
enum InteractionInterruptibleStableReference: ReferenceRule {
  static let id: RuleID = "interaction-interruptible-stable"

  static func breaches(in history: History) -> [Breach] {
    let answers = history.calls([.interruptibleAnimator]).filter {
      $0.call.plainObject != nil && $0.call.word("gives") != nil
    }
    return answers.filter { place, call in
      let earlier = answers.filter { $0.place < place }
      let before = earlier.last { $0.call.plainObject == call.plainObject }
      let service = earlier.last { $0.call.word("gives") == call.word("gives") }
      return (before != nil && before?.call.word("gives") != call.word("gives"))
        || (service != nil && service?.call.plainObject != call.plainObject)
    }.map { .at($0.place, $0.call.plainObject) }
  }
}
