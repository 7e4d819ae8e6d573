import AppearanceTrace
import ConformanceRules

/// A child whose view lies in its parent's when it is added comes too late.
enum ContainmentAddBeforeViewOracle: RuleOracle {
  static let id: RuleID = "containment-add-before-view"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.addChild]).compactMap { place, call in
      guard let child = call.object, history.lies(child, in: call.receiver, before: place) else {
        return nil
      }
      return .at(place, child)
    }
  }
}
