import AppearanceTrace
import ConformanceRules

/// At rest while the screen is read aloud nobody reaches a presenter behind a presentation
/// controller of the subject's own, or a child that is closed, unless the contract lets him.
enum AccessibilityReachableSetOracle: RuleOracle {
  static let id: RuleID = "accessibility-reachable-set"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    return (behind(finalState, history) + closed(finalState, history)).map { .atEnd($0) }
  }

  private static func behind(_ finalState: SettledHierarchy, _ history: History) -> [String] {
    guard history.contract.blocksWhatIsBehind else { return [] }
    let told = history.standing(before: history.events.count).filter { standing in
      finalState.presented(by: standing.presenter) != nil && isTold(standing, history)
    }
    let layers = told.flatMap { standing in
      below(standing.presenter, finalState).map {
        ($0, finalState.presented(by: standing.presenter))
      }
    }
    let reached = layers.filter { layer, top in
      let view = history.rootView(of: layer)
      let around = finalState.path(from: top.map(history.rootView) ?? "")
      return finalState.checkpoint.reachable.contains(view) && !around.contains(view)
    }
    return Set(reached.map { history.rootView(of: $0.0) }).sorted()
  }

  /// Whether a presentation controller of the subject's was told of a presentation's beginning.
  private static func isTold(_ standing: StandingPresentation, _ history: History) -> Bool {
    guard let run = standing.run else { return false }
    return history.calls([.presentationTransitionWillBegin]).contains { place, call in
      history.events[place].mark == .crossing
        && (call.object ?? history.open(at: place).last?.name) == run.name
    }
  }

  /// A presenter, and those on whom it stands.
  private static func below(_ presenter: String, _ finalState: SettledHierarchy) -> Set<String> {
    var layers: Set<String> = [presenter]
    var edge = layers
    while !edge.isEmpty {
      let presenters = finalState.checkpoint.presentations.map(\.presenter).filter {
        finalState.presented(by: $0).map(edge.contains) ?? false
      }
      edge = Set(presenters).subtracting(layers)
      layers.formUnion(edge)
    }
    return layers
  }

  private static func closed(_ finalState: SettledHierarchy, _ history: History) -> [String] {
    guard !history.contract.keepsChildren else { return [] }
    let children = Set(finalState.checkpoint.containment.flatMap(\.children))
    return children.filter { child in
      finalState.parent(of: child).map(history.isOfOwnClass) ?? false
        && !finalState.checkpoint.appearances.contains { $0.controller == child }
    }.map(history.rootView).filter { view in
      finalState.checkpoint.reachable.contains(view) && history.isInWindow(view, finalState)
        && !finalState.isInSight(view)
    }
  }
}
