import AppearanceTrace

/// At rest while the screen is read aloud nobody reaches a presenter behind a presentation
/// controller of the subject's own, unless the contract lets him.
enum AccessibilityReachableSetReference: ReferenceRule {
  static let id: RuleID = "accessibility-reachable-set"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, history.contract.blocksWhatIsBehind else { return [] }
    let begins = history.calls([.presentationTransitionWillBegin]).filter {
      history.events[$0.place].mark == .crossing
    }
    return history.standing(before: history.events.count).filter { standing in
      guard rest.presented(by: standing.presenter) != nil, let run = standing.run else {
        return false
      }
      let isTold = begins.contains { place, call in
        (call.object ?? history.open(at: place).last?.name) == run.name
      }
      return isTold && rest.checkpoint.reachable.contains(History.rootView(of: standing.presenter))
    }.map { .atEnd(History.rootView(of: $0.presenter)) }
  }
}
