import AppearanceTrace
import ConformanceRules

/// A delegate that is found gone, and was not cleared or found gone before, is a breach; so is each one that
/// is displaced.
enum ResourcesDelegateAliveOracle: RuleOracle {
  static let id: RuleID = "resources-delegate-alive"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .delegate(let controller, let state) = history.events[place].action else {
        return nil
      }
      if state == .displaced { return .at(place, controller) }
      guard state == .lost else { return nil }
      let last = (0..<place).last { earlier in
        if case .delegate(controller, let earlierState) = history.events[earlier].action {
          return earlierState != .displaced
        }
        return history.isRelease(earlier, of: controller)
      }
      switch last.map({ history.events[$0].action }) {
      case .delegate(_, .cleared), .delegate(_, .lost): return nil
      default: return .at(place, controller)
      }
    }
  }
}
