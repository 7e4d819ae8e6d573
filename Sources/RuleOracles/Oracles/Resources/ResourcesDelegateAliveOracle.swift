import AppearanceTrace
import ConformanceRules

/// A delegate that is found gone, and was not cleared or found gone before, is a breach.
enum ResourcesDelegateAliveOracle: RuleOracle {
  static let id: RuleID = "resources-delegate-alive"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .delegate(let controller, .lost) = history.events[place].action else { return nil }
      let last = (0..<place).last { earlier in
        if case .delegate(controller, _) = history.events[earlier].action { return true }
        return history.isRelease(earlier, of: controller)
      }
      switch last.map({ history.events[$0].action }) {
      case .delegate(_, .cleared), .delegate(_, .lost): return nil
      default: return .at(place, controller)
      }
    }
  }
}
