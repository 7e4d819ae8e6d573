import AppearanceTrace

/// At rest while the screen is read aloud nobody reaches a presenter behind a presentation
/// controller of the subject's own, or a child that is closed, unless the contract lets him.
enum AccessibilityReachableSetReference: ReferenceRule {
  static let id: RuleID = "accessibility-reachable-set"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return (behind(rest, history) + closed(rest, history)).map { .atEnd($0) }
  }

  private static func behind(_ rest: Rest, _ history: History) -> [String] {
    guard history.contract.blocksWhatIsBehind else { return [] }
    let told = history.standing(before: history.events.count).filter { standing in
      rest.presented(by: standing.presenter) != nil && isTold(standing, history)
    }
    let layers = told.flatMap { standing in
      below(standing.presenter, rest).map { ($0, rest.presented(by: standing.presenter)) }
    }
    let reached = layers.filter { layer, top in
      let view = History.rootView(of: layer)
      let around = rest.path(from: top.map(History.rootView) ?? "")
      return rest.checkpoint.reachable.contains(view) && !around.contains(view)
    }
    return Set(reached.map { History.rootView(of: $0.0) }).sorted()
  }

  /// Whether a presentation controller of the subject's was told of a presentation's beginning.
  private static func isTold(_ standing: Standing, _ history: History) -> Bool {
    guard let run = standing.run else { return false }
    return history.calls([.presentationTransitionWillBegin]).contains { place, call in
      history.events[place].mark == .crossing
        && (call.object ?? history.open(at: place).last?.name) == run.name
    }
  }

  /// A presenter, and those on whom it stands.
  private static func below(_ presenter: String, _ rest: Rest) -> [String] {
    var layers = [presenter]
    while let next = rest.checkpoint.presentations.first(where: {
      $0.presented == layers[layers.count - 1]
    })?.presenter, !layers.contains(next) {
      layers.append(next)
    }
    return layers
  }

  private static func closed(_ rest: Rest, _ history: History) -> [String] {
    guard !history.contract.keepsChildren else { return [] }
    let children = Set(rest.checkpoint.containment.flatMap(\.children))
    return children.filter { child in
      guard let type = rest.parent(of: child).flatMap({ history.type(of: $0) }) else {
        return false
      }
      return !type.hasPrefix("UI")
        && !rest.checkpoint.appearances.contains { $0.controller == child }
    }.map(History.rootView).filter { view in
      rest.checkpoint.reachable.contains(view) && history.isInWindow(view, rest)
        && !rest.isInSight(view)
    }
  }
}
