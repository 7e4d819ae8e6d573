import AppearanceTrace
import ConformanceRules

/// Who serves a transition is not released before its end.
enum ResourcesDriverAliveOracle: RuleOracle {
  static let id: RuleID = "resources-driver-alive"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .release(let servant) = history.events[place].action else { return nil }
      let born = (0..<place).last { history.isRelease($0, of: servant) } ?? 0
      let serves = (born..<place).contains { earlier in
        guard history.isCall(earlier, services, of: servant),
          history.events[earlier].mark == .crossing,
          let run = history.run(history.call(at: earlier)?.object, at: place)
        else { return false }
        return !history.hasEnded(run, before: place)
      }
      return serves ? .at(place, servant) : nil
    }
  }

  private static let services: [Call.Method] = [.startInteractiveTransition, .animateTransition]
}
