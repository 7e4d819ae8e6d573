import AppearanceTrace
import ConformanceRules

/// A presenter's view that is put into the container of a presentation that keeps it is a breach.
enum OwnershipPresenterNotStolenOracle: RuleOracle {
  static let id: RuleID = "ownership-presenter-not-stolen"

  static func breaches(in history: History) -> [OracleFinding] {
    var told: [TransitionRun] = []
    var breaches: [OracleFinding] = []
    for place in history.events.indices {
      guard case .insert(let view, let superview, _) = history.events[place].action,
        let presenter = history.controller(of: view),
        let standing = history.standing(by: presenter, before: place)
      else { continue }
      let running = history.open(at: place).last { $0.presenter == presenter }
      guard !(running?.span.removesFromView ?? standing.isRemoving) else { continue }
      let run = running ?? standing.run
      let isMoved = history.path(from: view, before: place).contains {
        history.lastMove(of: $0, before: place).map { $0 >= run?.begin ?? 0 } ?? false
      }
      guard isMoved || history.isInWindow(view, before: place) else { continue }
      let containers = [
        history.container(of: standing, before: place),
        run.flatMap { history.container(of: $0, before: place) },
      ].compactMap { $0 }
      guard containers.contains(where: { history.isView(superview, inside: $0, before: place) }),
        !(run.map(told.contains) ?? false)
      else { continue }
      breaches.append(.at(place, presenter))
      if let run { told.append(run) }
    }
    return breaches
  }
}
