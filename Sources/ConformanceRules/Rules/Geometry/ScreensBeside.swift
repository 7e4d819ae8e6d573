import AppearanceTrace

/// The frames, as far as lines tell them for certain, that views had in their windows when the size changed.
///
/// A screen that was shoved aside to show what lies beneath shows it in the new size as well.
struct ScreensBeside: Sendable {
  private var frames: NameMap<Visibility.Frame> = [:]

  /// Looks at all views in a window whose frame is known; one that a line has bent lies nobody knows where.
  mutating func turn(in hierarchy: HierarchyState) {
    frames = [:]
    for view in hierarchy.known.keys {
      guard let values = hierarchy.values(.frame, of: view), hierarchy.isInWindow(view),
        hierarchy.lastSet(.transform, of: view) == nil
      else { continue }
      frames[view] = Visibility.Frame(values)
    }
  }

  /// The child beside a controller in a container of the app's that the controller lay beside, and over which it
  /// lies now, as large as the container.
  func covered(by controller: Name, _ view: Name, in places: WindowPlaces) -> Name? {
    let (snapshot, hierarchy) = (places.snapshot, places.hierarchy)
    let visibility = Visibility(snapshot, hierarchy)
    guard let old = frames[view], let parent = snapshot.parent(of: controller),
      hierarchy.isAppsOwn(parent), isSeen(view, of: controller, visibility),
      let around = hierarchy.names.rootView(of: parent), snapshot.shows(around)
    else { return nil }
    let whole = visibility.frame(of: around) ?? places.bounds
    let new = visibility.frame(of: view) ?? places.bounds
    guard new.width == whole.width, new.height == whole.height else { return nil }
    return snapshot.children(of: parent).first { other in
      guard other != controller, let beneath = hierarchy.names.rootView(of: other),
        isSeen(beneath, of: other, visibility), visibility.isInFront(view, of: beneath),
        let oldBeneath = frames[beneath]
      else { return false }
      return !old.overlaps(oldBeneath)
        && new.overlaps(visibility.frame(of: beneath) ?? places.bounds)
    }
  }

  private func isSeen(_ view: Name, of controller: Name, _ visibility: Visibility) -> Bool {
    visibility.hierarchy.phase(of: controller) == .appeared && visibility.isInWindow(view)
      && !visibility.isHidden(view) && visibility.opacity(of: view) > 0
  }

  mutating func forget(_ name: Name) { frames[name] = nil }
}

extension Visibility.Frame {
  /// Whether it shares more than a point with another one in both directions.
  fileprivate func overlaps(_ other: Self) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > 1
      && min(y + height, other.y + other.height) - max(y, other.y) > 1
  }
}
