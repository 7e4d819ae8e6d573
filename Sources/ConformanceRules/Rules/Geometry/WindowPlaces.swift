import AppearanceTrace

/// What the places of controllers in the hierarchy at rest let them have of their windows.
struct WindowPlaces {
  let snapshot: HierarchySnapshot
  let hierarchy: HierarchyState
  /// The bounds of the window after the change.
  let bounds: Visibility.Frame
  /// The containers that the script opened or closed.
  let opened: Set<Name>

  /// Whether a controller presents, or lies in one that does or around it, and presenters may have a frame
  /// of their own.
  func mayRest(_ controller: Name) -> Bool {
    hierarchy.contract.restingLook.contains(.frame)
      && snapshot.presenters.contains {
        snapshot.isController(controller, within: $0)
          || snapshot.isController($0, within: controller)
      }
  }

  /// Whether a controller has appeared, and is presented, the child that the last change of its container
  /// left in place, or alone there.
  func isInFront(_ controller: Name) -> Bool {
    guard hierarchy.phase(of: controller) == .appeared else { return false }
    guard let parent = snapshot.parent(of: controller) else {
      return snapshot.presenter(of: controller) != nil
    }
    let last = snapshot.children(of: parent)
      .compactMap { child in hierarchy.objects[child].lastSurvival.map { (child, $0) } }
      .max { $0.1 < $1.1 }
    return last?.0 == controller || isAlone(controller)
  }

  /// Whether a controller is the one child that its container shows, which is of a class of the app's and
  /// whose side the script has left alone.
  func isAlone(_ controller: Name) -> Bool {
    guard let parent = snapshot.parent(of: controller), hierarchy.isAppsOwn(parent),
      !opened.contains(parent)
    else { return false }
    return !snapshot.children(of: parent).contains {
      $0 != controller && hierarchy.phase(of: $0) == .appeared
    }
  }

  /// Whether a controller's view has the place of a menu that covers as much of its window as is square, and a
  /// child beside it in the app's own container is as large as the window.
  func isMenu(_ controller: Name, _ frame: Visibility.Frame) -> Bool {
    guard frame.height == bounds.height, frame.width == min(bounds.width, bounds.height),
      let parent = snapshot.parent(of: controller), hierarchy.isAppsOwn(parent)
    else { return false }
    return snapshot.children(of: parent).contains { other in
      guard other != controller, hierarchy.phase(of: other) == .appeared,
        let view = hierarchy.names.rootView(of: other), snapshot.shows(view)
      else { return false }
      let size = snapshot.values(.frame, of: view).flatMap(Visibility.Frame.init) ?? bounds
      return size.width == bounds.width && size.height == bounds.height
    }
  }

  /// Whether nobody holds or presents a controller, and its view lies right in a window.
  func isRoot(_ controller: Name) -> Bool {
    let view = hierarchy.names.rootView(of: controller)
    return snapshot.parent(of: controller) == nil && snapshot.presenter(of: controller) == nil
      && view.flatMap { snapshot.superview(of: $0) }.map(hierarchy.isWindow) ?? false
  }

  /// Whether a controller filled the window before it changed, and its place gives it the whole window
  /// whatever the size.
  ///
  /// - Parameter book: The frames that were told before the change.
  func isGivenAll(_ controller: Name, _ book: FrameBook) -> Bool {
    var controller = controller
    for _ in 0..<HierarchyState.depthLimit {
      guard book.proofOfFilling(by: controller, hierarchy) != nil else { return false }
      guard let parent = snapshot.parent(of: controller) else { break }
      switch hierarchy.container(parent) {
      case .navigation, .tabs: controller = parent
      case .pages, .split, nil: return false
      }
    }
    if let isOverScreen = book.isOverScreen(controller) { return isOverScreen }
    if let presenter = snapshot.presenter(of: controller) {
      return hierarchy.presentations[presenter]?.isRemoving ?? false
    }
    return isRoot(controller)
  }
}
