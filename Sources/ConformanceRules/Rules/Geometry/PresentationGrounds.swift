import AppearanceTrace

/// What lies beneath what is presented, in its container, from before the script acts to the end; where no transition
/// has ended, that itself, the container, and who presents it besides.
///
/// There is nothing of it where somebody else is presented in the end, on a screen of another size, while something
/// is under way, or where what is presented does not lie as before, or what lies in that.
struct PresentationGrounds {
  /// A view, and the root view of what is presented there.
  struct Ground {
    let view: Name
    let root: Name

    /// A look, and the event that changed it last.
    struct Change {
      let kind: ViewProperty.Kind
      let event: Int
    }

    /// What a finger that pulls the screen away changes.
    private static let looks: [ViewProperty.Kind] = [.alpha, .hidden, .transform]

    /// Its looks that a line has changed since something was tried.
    func changes(since attempt: Int, in hierarchy: HierarchyState) -> [Change] {
      Self.looks.compactMap { kind in
        hierarchy.lastSet(kind, of: view).flatMap { event in
          event > attempt ? Change(kind: kind, event: event) : nil
        }
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
    let states = [Visibility(finalState, hierarchy), Visibility(before, hierarchy)]
    all = before.presenters.flatMap { presenter -> [Ground] in
      guard let root = before.presented(by: presenter).flatMap(hierarchy.names.rootView),
        finalState.isInPlace(root, as: before),
        let container = finalState.container(around: root, hierarchy.names)
      else { return [] }
      let former = Set(before.grounds(in: container, beneath: root, hierarchy.names))
      let views = finalState.grounds(in: container, beneath: root, hierarchy.names)
        .filter(former.contains)
      let parties =
        hierarchy.lastEnded == nil
        ? [root, container, hierarchy.names.rootView(of: presenter)].compactMap { $0 } : []
      return (views + parties)
        .filter { view in
          finalState.shows(view)
            && states.contains { $0.isInWindow(view) && !$0.isFaded(view) }
        }
        .map { Ground(view: $0, root: root) }
    }
  }
}

extension HierarchySnapshot {
  /// Whether a root view is shown, and it and all that lies in it have the frames and the transforms of another
  /// checkpoint.
  fileprivate func isInPlace(_ root: Name, as other: HierarchySnapshot) -> Bool {
    shows(root) && other.shows(root) && isPlaced(root, as: other)
      && views.drop { $0 != root }.allSatisfy {
        !path(from: $0).contains(root) || isPlaced($0, as: other)
      }
  }

  private func isPlaced(_ view: Name, as other: HierarchySnapshot) -> Bool {
    [.frame, .transform].allSatisfy { values($0, of: view) == other.values($0, of: view) }
  }

  /// The outermost view around a root view that is neither a window nor within another controller's view.
  fileprivate func container(around root: Name, _ names: NameTable) -> Name? {
    path(from: root).dropFirst().dropLast().prefix { names.controller(of: $0) == nil }.last
  }

  /// The views in a container that come before a root view in it, do not lie around that, and are no controller's.
  fileprivate func grounds(
    in container: Name, beneath root: Name, _ names: NameTable
  ) -> [Name] {
    let around = path(from: root)
    guard around.contains(container) else { return [] }
    return views.prefix { $0 != root }.filter { view in
      let way = path(from: view)
      guard !around.contains(view), let end = way.dropFirst().firstIndex(of: container) else {
        return false
      }
      return way[..<end].allSatisfy { names.controller(of: $0) == nil }
    }
  }
}

extension Visibility {
  /// Whether a view cannot be seen by itself, wherever it lies: hidden, or without any opacity.
  fileprivate func isFaded(_ view: Name) -> Bool { isHidden(view) || opacity(of: view) <= 0 }
}
