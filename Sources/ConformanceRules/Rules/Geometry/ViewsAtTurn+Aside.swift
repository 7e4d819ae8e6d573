import AppearanceTrace

/// What becomes of children that lay aside, in a container of the app's, when the size changed.
extension ViewsAtTurn {
  /// Whether a child's view still has the transform that moved or scaled it, and fills its container all the
  /// same: somebody wrote a frame under that transform.
  func isFilledUnderTransform(
    _ view: Name, of controller: Name, _ change: SizeChange, in places: WindowPlaces
  ) -> Bool {
    let (snapshot, hierarchy) = (places.snapshot, places.hierarchy)
    guard let transform = transforms[view], snapshot.values(.transform, of: view) == transform,
      let parent = snapshot.parent(of: controller), hierarchy.isAppsOwn(parent),
      let around = hierarchy.names.rootView(of: parent)
    else { return false }
    let outer = snapshot.path(from: view).dropFirst()
    let visibility = Visibility(snapshot, hierarchy)
    return outer.contains(around) && outer.last == change.window
      && outer.allSatisfy { snapshot.values(.transform, of: $0) == nil }
      && snapshot.values(.frame, of: view) == snapshot.values(.frame, of: around)
      && !visibility.isHidden(view) && visibility.opacity(of: view) > 0
  }

  /// The child beside a controller that the controller lay beside, and over which it lies now, as large as the
  /// container: a screen that was shoved aside shows what lies beneath in the new size as well.
  func covered(by controller: Name, _ view: Name, in places: WindowPlaces) -> Name? {
    let (snapshot, hierarchy) = (places.snapshot, places.hierarchy)
    let visibility = Visibility(snapshot, hierarchy)
    guard let old = frames[view], let parent = snapshot.parent(of: controller),
      hierarchy.isAppsOwn(parent), visibility.shows(view, of: controller),
      let around = hierarchy.names.rootView(of: parent), snapshot.shows(around)
    else { return nil }
    let whole = visibility.frame(of: around) ?? places.bounds
    let new = visibility.frame(of: view) ?? places.bounds
    guard new.width == whole.width, new.height == whole.height else { return nil }
    return snapshot.children(of: parent).first { other in
      guard other != controller, let beneath = hierarchy.names.rootView(of: other),
        visibility.shows(beneath, of: other), visibility.isInFront(view, of: beneath),
        let oldBeneath = frames[beneath]
      else { return false }
      return !old.overlaps(oldBeneath)
        && new.overlaps(visibility.frame(of: beneath) ?? places.bounds)
    }
  }
}

extension Visibility {
  /// Whether a controller has appeared, and its view is seen in a window.
  fileprivate func shows(_ view: Name, of controller: Name) -> Bool {
    hierarchy.phase(of: controller) == .appeared && isInWindow(view) && !isHidden(view)
      && opacity(of: view) > 0
  }
}

extension Visibility.Frame {
  /// Whether it shares more than a point with another one in both directions.
  fileprivate func overlaps(_ other: Self) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > 1
      && min(y + height, other.y + other.height) - max(y, other.y) > 1
  }
}
