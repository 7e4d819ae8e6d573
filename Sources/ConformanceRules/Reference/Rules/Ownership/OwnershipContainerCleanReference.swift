import AppearanceTrace

/// A view that the subject put in for a while, and that is there at rest, is a breach.
enum OwnershipContainerCleanReference: ReferenceRule {
  static let id: RuleID = "ownership-container-clean"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    return rest.views.filter { view in
      let removal = history.events.indices.last { place in
        guard case .remove(view, _) = history.events[place].action else { return false }
        return true
      }
      return ((removal ?? 0)..<history.events.count).contains { isTemporary(view, $0, history) }
        && !isChrome(view, rest, history)
    }.map { .atEnd($0) }
  }

  private static func isChrome(_ view: String, _ rest: Rest, _ history: History) -> Bool {
    rest.presents && history.type(of: view).map(history.contract.chrome.contains) ?? false
  }

  /// Whether an event puts in a view of the subject's own, for a transition or for no container.
  private static func isTemporary(_ view: String, _ place: Int, _ history: History) -> Bool {
    guard case .insert(view, let superview, _) = history.events[place].action,
      history.isBySubject(place), History.controller(of: view) == nil,
      !History.isContainer(view), !history.isWindow(view), !history.baseline.shows(view)
    else { return false }
    let holder = history.path(from: superview, before: place).lazy
      .compactMap(History.controller).first
    return history.cause(of: place) != nil
      || (holder.map { history.children(of: $0, before: place).isEmpty } ?? true)
  }
}
