import AppearanceTrace

extension SettledHierarchy {
  /// Whether a view, or one around it, is hidden.
  func isHidden(_ view: String) -> Bool {
    path(from: view).contains { values(.hidden, of: $0) != nil }
  }

  /// The opacity of a view together with those around it.
  func opacity(of view: String) -> Double {
    path(from: view).reduce(1) { opacity, view in
      opacity * (values(.alpha, of: view)?.first.flatMap(Double.init) ?? 1)
    }
  }

  /// The left, top, right and bottom edge of a view in its window; none where it fills the window.
  func edges(of view: String) -> [Double]? {
    guard let frame = values(.frame, of: view)?.compactMap(Double.init), frame.count == 4 else {
      return nil
    }
    return [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
  }

  /// Whether a view has an area.
  func hasArea(_ view: String) -> Bool {
    edges(of: view).map { $0[2] > $0[0] && $0[3] > $0[1] } ?? true
  }

  /// Whether a view reaches from the top of its window 20 points down, from side to side.
  func fillsBarsPlace(_ view: String) -> Bool {
    guard let edges = edges(of: view) else { return true }
    let window =
      path(from: view).last.flatMap { self.edges(of: $0) }
      ?? [0, 0, screen.width, screen.height]
    return edges[0] <= window[0] && edges[1] <= window[1] && edges[2] >= window[2]
      && edges[3] >= window[1] + 20
  }

  /// Whether a view has an area, and some of it lies in the window.
  func isInSight(_ view: String) -> Bool {
    guard let edges = edges(of: view) else { return true }
    let window =
      path(from: view).last.flatMap { self.edges(of: $0) }
      ?? [0, 0, screen.width, screen.height]
    return hasArea(view) && edges[0] < window[2] && window[0] < edges[2] && edges[1] < window[3]
      && window[1] < edges[3]
  }
}

extension History {
  /// Whether a view lies in a window at rest.
  func isInWindow(_ view: String, _ finalState: SettledHierarchy) -> Bool {
    finalState.shows(view) && finalState.path(from: view).last.map(isWindow) ?? false
  }

  /// Whether a view is certainly to be seen: in a window, not hidden, in sight, and not covered.
  func isPlain(_ view: String, _ finalState: SettledHierarchy) -> Bool {
    isInWindow(view, finalState) && !finalState.isHidden(view) && finalState.opacity(of: view) > 0
      && finalState.isInSight(view) && !isCovered(view, finalState, within: nil)
  }

  /// The children of a container whose views are seen in its own, whatever lies in front of that.
  func childrenInSight(of container: String, _ finalState: SettledHierarchy) -> [String] {
    let around = rootView(of: container)
    return finalState.children(of: container).filter { child in
      let view = rootView(of: child)
      return finalState.shows(child, in: container) && isInWindow(view, finalState)
        && !finalState.isHidden(view)
        && finalState.opacity(of: view) > 0 && finalState.isInSight(view)
        && !isCovered(view, finalState, within: around)
    }
  }

  /// Whether a controller's view, in front and not inside, hides all of this one; only what lies within a
  /// view is looked at, if one is given.
  private func isCovered(_ view: String, _ finalState: SettledHierarchy, within around: String?)
    -> Bool
  {
    guard let place = finalState.views.firstIndex(of: view) else { return false }
    return finalState.views.dropFirst(place + 1).contains { other in
      guard around.map({ finalState.path(from: other).dropFirst().contains($0) }) ?? true,
        controller(of: other) != nil, isInWindow(other, finalState), !finalState.isHidden(other),
        finalState.opacity(of: other) == 1, !finalState.path(from: other).contains(view)
      else { return false }
      guard let cover = finalState.edges(of: other) else { return true }
      guard let edges = finalState.edges(of: view) else { return false }
      return cover[0] <= edges[0] && cover[1] <= edges[1] && edges[2] <= cover[2]
        && edges[3] <= cover[3]
    }
  }
}
