import AppearanceTrace

/// What containers of the app's own show now beside what was shown before, as far as flags of accessibility go.
///
/// While a drawer is open it keeps assistive technology to itself, and what it covers may be hidden from
/// that: both belong to what is shown, and not to a change that is over. It may have been open before, under
/// an alert that is gone now, while which it may have had other flags. Where a part of it is always seen nobody
/// comes when it opens: then it is open as long as it was opened last.
struct ExchangedChildren {
  private let before: HierarchySnapshot
  private let finalState: HierarchySnapshot
  private let kept: KeptHierarchy
  private let shownSides: ShownSides

  init(
    _ finalState: HierarchySnapshot, opened shownSides: ShownSides, in hierarchy: HierarchyState
  ) {
    before = hierarchy.baseline
    self.finalState = finalState
    self.shownSides = shownSides
    kept = hierarchy.keeping
  }

  private var hierarchy: HierarchyState { kept.hierarchy }

  /// Whether what is shown now may want a flag of a view: to be modal, of what holds a child that has come;
  /// to hide its elements, of what holds none but children that were there, beneath one that has come, or of
  /// what the container shows beside its children.
  func want(_ kind: ViewProperty.Kind, of view: Name) -> Bool {
    guard let (container, held) = holding(view) else { return isOwnFurniture(view, kind) }
    let came = open(in: container)
    guard !came.isEmpty else { return false }
    return kind == .modal
      ? held.contains(where: came.contains) : !held.contains(where: came.contains)
  }

  /// The children that a container shows beside what it showed before; where that is the same, and something was
  /// presented then and is not now, or what is always seen has been opened, which may have come with all others,
  /// the one in front of others.
  private func open(in container: Name) -> [Name] {
    let shown = finalState.children(of: container).filter { finalState.phases[$0] == .appeared }
    let came = shown.filter { hasCome($0, into: container) }
    // Who came with the container as a whole did not come beside anybody.
    guard came.isEmpty || came.count == shown.count, shown.count > 1,
      let front = finalState.views.last(where: { view in
        hierarchy.names.controller(of: view).map(shown.contains) ?? false
      }).flatMap({ hierarchy.names.controller(of: $0) })
    else { return came }
    let isOpen = shownSides.areOpen(in: container, front: front, finalState, hierarchy)
    return came.isEmpty && wasUnderSomething || isOpen ? [front] : came
  }

  /// Whether something was presented before, and nothing is now.
  private var wasUnderSomething: Bool {
    finalState.presenters.isEmpty && !before.presenters.isEmpty
  }

  /// Whether a view that no child lies in hides its own elements in a container of the app's own that shows a child
  /// which has come: a shade beneath a drawer has nothing to tell.
  private func isOwnFurniture(_ view: Name, _ kind: ViewProperty.Kind) -> Bool {
    guard kind == .concealed, hierarchy.names.controller(of: view) == nil, !before.shows(view),
      let container = innermost(around: view), hierarchy.isAppsOwn(container)
    else { return false }
    return finalState.children(of: container).contains { hasCome($0, into: container) }
  }

  /// Whether a view is, or lies in, the view of a child that a container of the app's own shows.
  func show(_ view: Name) -> Bool {
    guard let child = innermost(around: view), let parent = finalState.parent(of: child) else {
      return false
    }
    return hierarchy.isAppsOwn(parent) && finalState.phases[child] == .appeared
  }

  /// The container of the app's own that a view belongs to, and those of its children whose views lie in
  /// that view or around it.
  private func holding(_ view: Name) -> (Name, [Name])? {
    guard let child = innermost(around: view) else { return nil }
    if hierarchy.isAppsOwn(child), hierarchy.names.controller(of: view) == nil {
      let held = finalState.children(of: child).filter { inner in
        hierarchy.names.rootView(of: inner).map { finalState.path(from: $0).contains(view) }
          ?? false
      }
      if !held.isEmpty { return (child, held) }
    }
    guard let parent = finalState.parent(of: child), hierarchy.isAppsOwn(parent) else { return nil }
    return (parent, [child])
  }

  private func innermost(around view: Name) -> Name? {
    hierarchy.names.firstController(among: finalState.path(from: view))
  }

  /// Whether a container shows a child that it did not show before.
  private func hasCome(_ child: Name, into container: Name) -> Bool {
    finalState.phases[child] == .appeared
      && !(before.parent(of: child) == container && before.phases[child] == .appeared)
  }
}
