import AppearanceTrace

/// The last change that brought another view to a place, and took no time.
enum LastExchange: Sendable {
  /// A transition, and where it ended.
  case transition(TransitionState, end: Int?)
  /// What the script asked a container for.
  case request(container: Name, event: Int)

  /// Takes a transition's beginning or end; none where it is no such change, or was given up.
  ///
  /// - Parameter earlier: The last change until now.
  init?(_ transition: TransitionState, _ entry: IndexedEvent, after earlier: Self?) {
    guard entry.topic == .end else {
      guard transition.isExchange else { return nil }
      self = .transition(transition, end: nil)
      return
    }
    guard case .transition(let begun, _) = earlier, begun.name == transition.name else {
      guard let earlier else { return nil }
      self = earlier
      return
    }
    guard entry.flag == true else { return nil }
    self = .transition(begun, end: entry.index)
  }

  /// Who went and who came in the last change, and the line that shows it.
  func sides(
    _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) -> (old: Name, new: Name, event: Int)? {
    switch self {
    case .transition(let transition, let end?):
      // A request behind the end may have moved what the exchange left.
      guard let old = transition.from, let new = transition.to,
        (hierarchy.lastRequest?.event ?? 0) <= end
      else { return nil }
      return (old, new, end)
    case .request(let container, let event):
      let old = hierarchy.baseline.shownChildren(of: container, hierarchy.names)
      let new = finalState.shownChildren(of: container, hierarchy.names)
      guard hierarchy.lastRequest?.event == event, old.count == 1, new.count == 1, old != new
      else { return nil }
      return (old[0], new[0], event)
    case .transition(_, nil): return nil
    }
  }
}

extension TransitionState {
  /// Whether it took no time, and another view comes to the place of one.
  fileprivate var isExchange: Bool {
    switch kind {
    case .push, .set, .select, .replace: !isAnimated
    case .present, .dismiss, .pop: false
    }
  }
}

extension HierarchySnapshot {
  /// The children whose views lie in that of their container.
  fileprivate func shownChildren(of container: Name, _ names: NameTable) -> [Name] {
    guard let around = names.rootView(of: container) else { return [] }
    return children(of: container).filter { child in
      names.rootView(of: child).map { path(from: $0).contains(around) } ?? false
    }
  }
}
