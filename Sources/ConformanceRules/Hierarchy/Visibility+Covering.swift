extension Visibility {
  /// Whether a view that is seen lies in front of all children of a container that are in sight, and covers
  /// them.
  func covers(_ view: Name, childrenOf container: Name) -> Bool {
    let children = childrenInSight(of: container)
      .compactMap { hierarchy.names.rootView(of: $0) }
    return !children.isEmpty && isInWindow(view)
      && children.allSatisfy { isInFront(view, of: $0) && covers(view, $0) }
  }

  /// Whether a view hides all of another one that it lies in front of, or takes its touches.
  func covers(_ view: Name, _ other: Name) -> Bool {
    guard !isHidden(view), opacity(of: view) > 0 else { return false }
    guard let cover = frame(of: view) else { return true }
    return frame(of: other).map(cover.contains) ?? false
  }

  /// Whether a view lies in front of another one, and not inside of it.
  func isInFront(_ view: Name, of other: Name) -> Bool {
    guard let place = snapshot.place(of: view), let otherPlace = snapshot.place(of: other) else {
      return false
    }
    return place > otherPlace && !snapshot.path(from: view).contains(other)
  }
}
