import AppearanceTrace
import ConformanceRules

/// A child that did appear, or has appeared at the end, has a parent that is there.
enum AppearanceChildWithinParentOracle: RuleOracle {
  static let id: RuleID = "appearance-child-within-parent"

  static func breaches(in history: History) -> [OracleFinding] {
    let early = history.calls([.viewDidAppear]).filter { place, call in
      guard let parent = history.parent(of: call.receiver, before: place),
        history.isHeard(parent, before: place)
      else { return false }
      switch history.phase(of: parent, before: place) {
      case .appearing, .appeared: return false
      case .disappearing: return !isUnderWay(call.receiver, before: parent, place, history)
      case nil: return true
      }
    }
    let left = history.calls([.viewDidAppear]).compactMap { place, call in
      leftBehind(call.receiver, place, history)
    }
    let breaches = early.map { OracleFinding.at($0.place, $0.call.receiver) } + left
    guard history.finalState != nil else { return breaches }
    let end = history.events.count
    let orphans = history.names.filter { child in
      guard let parent = history.parent(of: child, before: end),
        history.isHeard(parent, before: end), history.phase(of: parent, before: end) == nil,
        history.lastCallback(of: parent, before: end) != nil
      else { return false }
      return history.phase(of: child, before: end) == .appeared
        && !breaches.contains { $0.object == child }
    }
    return breaches + orphans.map { .atEnd($0) }
  }

  /// Whether a child began to appear before its parent began to go.
  private static func isUnderWay(
    _ child: String, before parent: String, _ place: Int, _ history: History
  ) -> Bool {
    guard history.phase(of: child, before: place) == .appearing,
      let start = history.lastCallback(of: child, before: place)
    else { return false }
    return start < history.lastCallback(of: parent, before: place) ?? -1
  }

  /// A child that came while its parent went, and is not told that it goes before the parent is gone.
  private static func leftBehind(
    _ child: String, _ place: Int, _ history: History
  ) -> OracleFinding? {
    guard let parent = history.parent(of: child, before: place),
      history.isHeard(parent, before: place),
      history.phase(of: parent, before: place) == .disappearing,
      isUnderWay(child, before: parent, place, history)
    else { return nil }
    let next = (place + 1..<history.events.count).first { later in
      history.isCall(later, [.viewDidAppear, .viewWillDisappear, .viewDidDisappear], of: child)
        || (history.isCall(later, [.viewWillAppear, .viewDidDisappear])
          && history.parent(of: child, before: later) == history.call(at: later)?.receiver)
    }
    guard let next, history.isCall(next, [.viewDidDisappear]),
      history.call(at: next)?.receiver != child
    else { return nil }
    return .at(next, child)
  }
}
