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
      case .disappearing, nil: return true
      }
    }
    let breaches = early.map { OracleFinding.at($0.place, $0.call.receiver) }
    guard history.finalState != nil else { return breaches }
    let end = history.events.count
    let orphans = history.names.filter { child in
      guard let parent = history.parent(of: child, before: end),
        history.isHeard(parent, before: end), history.phase(of: parent, before: end) == nil,
        history.lastCallback(of: parent, before: end) != nil
      else { return false }
      return history.phase(of: child, before: end) == .appeared
        && !early.contains { $0.call.receiver == child }
    }
    return breaches + orphans.map { .atEnd($0) }
  }
}
