import AppearanceTrace

/// What lies beneath what is presented, in its container, from before the script acts to the end.
///
/// There is nothing of it where somebody else is presented in the end, on a screen of another size, while something
/// is under way, or where what is presented does not lie as before.
struct PresentationGrounds {
  /// A view, and the root view of what is presented over it.
  struct Ground {
    let view: Name
    let root: Name

    /// What a finger that pulls the screen away changes.
    private static let looks: [ViewProperty.Kind] = [.alpha, .hidden, .transform]

    /// The last event that changed how it looks; none where no line does.
    func lastChange(in hierarchy: HierarchyState) -> Int? {
      Self.looks.compactMap { hierarchy.lastSet($0, of: view) }.max()
    }

    /// A look that is another one than before.
    func changedLook(
      in finalState: HierarchySnapshot, _ hierarchy: HierarchyState
    ) -> ViewProperty.Kind? {
      Self.looks.first { kind in
        finalState.values(kind, of: view) != hierarchy.baseline.values(kind, of: view)
      }
    }
  }

  let all: [Ground]

  init(_ finalState: HierarchySnapshot, _ hierarchy: HierarchyState) {
    let before = hierarchy.baseline
    guard hierarchy.open.isEmpty, finalState.presentsAsBefore(hierarchy) else {
      all = []
      return
    }
    let presented = before.presenters.compactMap(before.presented)
    all = presented.compactMap(hierarchy.names.rootView).flatMap { root -> [Ground] in
      guard finalState.isInPlace(root, as: before),
        let container = finalState.container(around: root, hierarchy.names)
      else { return [] }
      let former = Set(before.views(in: container, beneath: root))
      return finalState.views(in: container, beneath: root)
        .filter { hierarchy.names.controller(of: $0) == nil && former.contains($0) }
        .map { Ground(view: $0, root: root) }
    }
  }
}

extension HierarchySnapshot {
  /// Whether a view is shown with the frame and the transform of another checkpoint.
  fileprivate func isInPlace(_ view: Name, as other: HierarchySnapshot) -> Bool {
    shows(view) && other.shows(view)
      && [.frame, .transform].allSatisfy { values($0, of: view) == other.values($0, of: view) }
  }

  /// The outermost view around a root view that is neither a window nor within another controller's view.
  fileprivate func container(around root: Name, _ names: NameTable) -> Name? {
    path(from: root).dropFirst().dropLast().prefix { names.controller(of: $0) == nil }.last
  }

  /// The views in a container that come before a root view in it, and do not lie around that.
  fileprivate func views(in container: Name, beneath root: Name) -> [Name] {
    let around = path(from: root)
    guard around.contains(container) else { return [] }
    return views.prefix { $0 != root }.filter { view in
      !around.contains(view) && path(from: view).dropFirst().contains(container)
    }
  }
}
