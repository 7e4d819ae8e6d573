import AppearanceTrace
import ConformanceRules

/// A child that is removed was told so once since it last moved.
enum ContainmentWillMoveNilBeforeRemoveOracle: RuleOracle {
  static let id: RuleID = "containment-will-move-nil-before-remove"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.removeFromParent]).filter { place, call in
      let child = call.receiver
      let start = (0..<place).last { earlier in
        history.isCall(earlier, [.didMove, .removeFromParent], of: child)
          || (history.isCall(earlier, [.addChild]) && history.call(at: earlier)?.object == child)
      }
      let warnings = ((start ?? 0)..<place).count {
        history.isCall($0, [.willMove], of: child) && history.call(at: $0)?.object == nil
      }
      return warnings != 1
    }.map { .at($0.place, $0.call.receiver) }
  }
}
