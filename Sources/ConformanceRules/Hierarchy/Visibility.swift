import AppearanceTrace

/// What can be seen in a hierarchy at rest.
struct Visibility {
  let snapshot: HierarchySnapshot
  private let kept: KeptHierarchy

  init(_ snapshot: HierarchySnapshot, _ hierarchy: HierarchyState) {
    self.snapshot = snapshot
    kept = hierarchy.keeping
  }

  var hierarchy: HierarchyState { kept.hierarchy }

  /// Whether a view lies in a window.
  func isInWindow(_ view: Name) -> Bool {
    snapshot.shows(view) && snapshot.path(from: view).last.map(hierarchy.isWindow) ?? false
  }

  /// Whether a view, or one around it, is hidden.
  func isHidden(_ view: Name) -> Bool {
    snapshot.path(from: view).contains { snapshot.values(.hidden, of: $0) != nil }
  }

  /// The opacity of a view together with those around it.
  func opacity(of view: Name) -> Double {
    snapshot.path(from: view).reduce(1) { opacity, view in
      opacity * (snapshot.values(.alpha, of: view)?.first.flatMap(Double.init) ?? 1)
    }
  }

  /// The frame of a view in its window; none where it fills the window.
  func frame(of view: Name) -> Frame? {
    snapshot.values(.frame, of: view).flatMap(Frame.init)
  }

  /// Whether a view is certainly to be seen: in a window, not hidden, in sight, and not covered.
  func isPlain(_ view: Name) -> Bool {
    isInWindow(view) && !isHidden(view) && opacity(of: view) > 0 && isInSight(view)
      && !isCovered(view, by: snapshot.views)
  }

  /// The children of a container whose views are seen in its own, whatever lies in front of that.
  func childrenInSight(of container: Name) -> [Name] {
    guard let around = hierarchy.names.rootView(of: container) else { return [] }
    let inside = snapshot.views.filter { $0 != around && snapshot.path(from: $0).contains(around) }
    return snapshot.children(of: container).filter { child in
      hierarchy.names.rootView(of: child).map { view in
        inside.contains(view) && isInWindow(view) && !isHidden(view) && opacity(of: view) > 0
          && isInSight(view) && !isCovered(view, by: inside)
      } ?? false
    }
  }

  /// The controllers around a controller: its parents, and those whose views lie around its own.
  func holders(of controller: Name) -> [Name] {
    var holders: [Name] = []
    var current = snapshot.parent(of: controller) ?? hierarchy.objects[controller].parent
    while let parent = current, !holders.contains(parent) {
      holders.append(parent)
      current = snapshot.parent(of: parent) ?? hierarchy.objects[parent].parent
    }
    if let view = hierarchy.names.rootView(of: controller) {
      holders += hierarchy.path(from: view).dropFirst().compactMap {
        hierarchy.names.controller(of: $0)
      }
    }
    return holders
  }

  /// Whether the frame meets the window's.
  func isInSight(_ view: Name) -> Bool {
    guard let frame = frame(of: view) else { return true }
    guard frame.width > 0, frame.height > 0 else { return false }
    let window = snapshot.path(from: view).last.flatMap { self.frame(of: $0) }
    return frame.meets(window ?? Frame(snapshot.screen))
  }

  /// Whether a view lies where the status bar is: at the top of its window, from side to side.
  func fillsBarsPlace(_ view: Name) -> Bool {
    guard let frame = frame(of: view) else { return true }
    let window = snapshot.path(from: view).last.flatMap { self.frame(of: $0) }
    let whole = window ?? Frame(snapshot.screen)
    return frame.contains(
      Frame(x: whole.x, y: whole.y, width: whole.width, height: Frame.lowestBar))
  }

  /// Whether one of these views, a controller's that is in front and not inside, hides another.
  private func isCovered(_ view: Name, by others: [Name]) -> Bool {
    cover(of: view, among: others) != nil
  }

  /// The first of these views, a controller's that is in front and not inside, which hides another.
  func cover(of view: Name, among others: [Name]) -> Name? {
    guard let place = snapshot.place(of: view) else { return nil }
    let frame = frame(of: view)
    return others.first { other in
      guard snapshot.place(of: other) ?? 0 > place, hierarchy.names.controller(of: other) != nil,
        isInWindow(other), !isHidden(other), opacity(of: other) == 1,
        !snapshot.path(from: other).contains(view)
      else { return false }
      guard let cover = self.frame(of: other) else { return true }
      return frame.map(cover.contains) ?? false
    }
  }
}

extension Visibility {
  /// Whether a view is shown in this window, and its frame tells how it is laid out: no transform bends it.
  func isLaidOut(_ view: Name, in window: Name) -> Bool {
    let path = snapshot.path(from: view)
    return snapshot.shows(view) && path.last == window && !isHidden(view) && opacity(of: view) > 0
      && path.allSatisfy { snapshot.values(.transform, of: $0) == nil }
  }
}

extension ViewProperty.Kind {
  /// Whether a view that gets another value may be seen elsewhere, or less of it.
  package var changesVisibility: Bool {
    [.frame, .transform, .alpha, .hidden, .mask, .anchor, .z, .perspective].contains(self)
  }

  /// Whether a view with a value of this property is not seen.
  ///
  /// - Parameter values: The value; none for the default.
  func hides(by values: [String]?) -> Bool {
    self == .hidden ? values != nil : self == .alpha && values == ["0"]
  }
}
