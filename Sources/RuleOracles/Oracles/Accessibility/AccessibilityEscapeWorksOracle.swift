import AppearanceTrace
import ConformanceRules

/// An escape gesture that nobody understands while something is presented is a breach; so is one that
/// somebody understands, and nothing follows.
enum AccessibilityEscapeWorksOracle: RuleOracle {
  static let id: RuleID = "accessibility-escape-works"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.accessibilityPerformEscape]).compactMap { place, call in
      guard !history.standing(before: place).isEmpty,
        !history.open(at: place).contains(where: { $0.span.kind == .dismiss })
      else { return nil }
      return call.flag("handled") == false ? .at(place) : broken(place, history)
    }
  }

  /// What shows that nothing followed a gesture that was understood.
  private static func broken(_ escape: Int, _ history: History) -> OracleFinding? {
    let later = escape + 1..<history.events.count
    guard let next = later.first(where: { isAnswer($0, history) }) else {
      return history.finalState?.presents == true ? .atEnd() : nil
    }
    let isAgain = history.isCall(next, [.accessibilityPerformEscape])
    let act = isAgain ? next : (escape + 1..<next).last { history.events[$0].mark == .script }
    guard !history.standing(before: next + 1).isEmpty else { return nil }
    return act.map { .at($0) }
  }

  private static func isAnswer(_ place: Int, _ history: History) -> Bool {
    switch history.events[place].action {
    case .begin, .remove: true
    default: history.isCall(place, [.accessibilityPerformEscape])
    }
  }
}
