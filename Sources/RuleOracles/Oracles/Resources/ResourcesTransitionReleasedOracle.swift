import ConformanceRules

/// At rest nothing is alive that should be gone; where the last root of a window that another one has replaced
/// is, it is named.
enum ResourcesTransitionReleasedOracle: RuleOracle {
  static let id: RuleID = "resources-transition-released"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let leaked = history.finalState?.checkpoint.leaked, let first = leaked.first else {
      return []
    }
    let root = formerRoots(history).last
    return [.atEnd(root.flatMap { leaked.contains($0) ? $0 : nil } ?? first)]
  }

  /// The controllers whose views went first from a window after it was given another root.
  private static func formerRoots(_ history: History) -> [String] {
    let requests = history.calls([.setRootViewController])
    return requests.indices.compactMap { index in
      let (place, call) = requests[index]
      let next = index + 1 < requests.count ? requests[index + 1].place : history.events.count
      return history.events[place..<next].lazy.compactMap { event -> String? in
        guard case .remove(let view, call.receiver) = event.action else { return nil }
        return history.controller(of: view)
      }.first
    }
  }
}
