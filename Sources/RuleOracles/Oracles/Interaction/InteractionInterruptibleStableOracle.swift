import AppearanceTrace
import ConformanceRules

/// An answer that differs from the last of its transition, or served another one last, is a breach; so is
/// the first that names nobody after one that did.
enum InteractionInterruptibleStableOracle: RuleOracle {
  static let id: RuleID = "interaction-interruptible-stable"

  static func breaches(in history: History) -> [OracleFinding] {
    let calls = history.calls([.interruptibleAnimator]).filter { $0.call.plainObject != nil }
    let answers = calls.filter { $0.call.word("gives") != nil }
    let gaps = calls.filter { place, call in
      guard isGap(place, call, history),
        let last = answers.last(where: {
          $0.place < place && $0.call.plainObject == call.plainObject
        })
      else { return false }
      return !calls.contains {
        $0.place > last.place && $0.place < place && $0.call.plainObject == call.plainObject
          && isGap($0.place, $0.call, history)
      }
    }
    return gaps.map { .at($0.place, $0.call.plainObject) } + changes(answers, history)
  }

  /// Whether an answer within a transition names nobody.
  private static func isGap(_ place: Int, _ call: Call, _ history: History) -> Bool {
    guard call.value("gives") != nil, call.word("gives") == nil else { return false }
    let run = history.run(call.plainObject, at: place)
    return run.flatMap { history.completion(of: $0, before: place) } == nil
  }

  private static func changes(
    _ answers: [(place: Int, call: Call)], _ history: History
  ) -> [OracleFinding] {
    answers.filter { place, call in
      let earlier = answers.filter { $0.place < place }
      let before = earlier.last { $0.call.plainObject == call.plainObject }
      let service = earlier.last { $0.call.word("gives") == call.word("gives") }
      return (before != nil && before?.call.word("gives") != call.word("gives"))
        || (service != nil && service?.call.plainObject != call.plainObject)
    }.map { .at($0.place, $0.call.plainObject) }
  }
}
