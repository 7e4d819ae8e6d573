import AppearanceTrace

/// The views that a transform moved or scaled when the size changed.
struct BentChildren: Sendable {
  /// The transforms that they had then.
  private var transforms: NameMap<[String]> = [:]

  /// Looks at all views that have a transform which moves or scales them, as far as the trace tells of it.
  mutating func turn(in hierarchy: HierarchyState) {
    transforms = [:]
    for view in hierarchy.known.keys {
      guard let values = hierarchy.values(.transform, of: view), Self.displaces(values),
        hierarchy.values(.frame, of: view) != nil || hierarchy.lastSet(.transform, of: view) != nil
      else { continue }
      transforms[view] = values
    }
  }

  /// Whether a child's view still has the transform that moved or scaled it, and fills its container all the
  /// same: somebody wrote a frame under that transform.
  func fills(
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

  mutating func forget(_ name: Name) { transforms[name] = nil }

  /// Whether a transform moves or scales, and turns nothing.
  private static func displaces(_ values: [String]) -> Bool {
    let numbers = values.compactMap(Double.init)
    guard numbers.count == 6, values.count == 6, numbers[1] == 0, numbers[2] == 0 else {
      return false
    }
    return abs(numbers[0]) != 1 || abs(numbers[3]) != 1 || numbers[4] != 0 || numbers[5] != 0
  }
}
