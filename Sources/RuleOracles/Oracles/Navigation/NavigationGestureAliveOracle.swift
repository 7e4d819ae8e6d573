import AppearanceTrace
import ConformanceRules

/// A finger that takes its time from the left edge begins something, where the stack has more than
/// one screen and nothing ran.
enum NavigationGestureAliveOracle: RuleOracle {
  static let id: RuleID = "navigation-gesture-alive"

  static func breaches(in history: History) -> [OracleFinding] {
    guard history.contract.allowsBackSwipe else { return [] }
    return history.calls([.gestureEnded]).filter { end, call in
      guard let begin = beginning(of: call.receiver, before: end, history),
        history.events[begin].time < history.events[end].time,
        let navigation = history.parent(of: call.receiver, before: end),
        history.base(of: navigation) == "UINavigationController",
        history.children(of: navigation, before: end).count > 1,
        let first = history.calls([.gestureBegan]).last(where: { $0.place < end })?.place,
        history.open(at: first).isEmpty
      else { return false }
      let meanwhile = first..<end
      return !history.runs.contains { meanwhile.contains($0.begin) }
        && !history.calls([.popViewController]).contains { meanwhile.contains($0.place) }
    }.map { .at($0.place) }
  }

  /// Where the finger came down that is on a screen, if it did so at the left edge.
  private static func beginning(
    of screen: String, before end: Int, _ history: History
  ) -> Int? {
    let calls = history.calls(History.comingAndGoing)
    let last = calls.last { $0.place < end && $0.call.receiver == screen }
    guard let last, last.call.method == .gestureBegan,
      last.call.arguments.first?.label == "edge",
      last.call.arguments.first?.value == .word("left")
    else { return nil }
    return last.place
  }
}
