extension HierarchyState {
  /// The deepest hierarchy that is followed; what lies deeper runs in a circle.
  static let depthLimit = 256
  /// How deep most views lie at most.
  static let usualDepth = 8

  /// The view and those around it, from the inside out.
  func path(from view: Name) -> [Name] {
    var path: [Name] = []
    path.reserveCapacity(Self.usualDepth)
    path.append(view)
    while let outer = path.last.flatMap({ objects[$0].superview }),
      path.count < Self.depthLimit
    {
      path.append(outer)
    }
    return path
  }

  /// Whether a view is another one or lies in it.
  func isView(_ view: Name, inside container: Name) -> Bool {
    var current: Name? = view
    for _ in 0..<Self.depthLimit {
      guard let view = current else { return false }
      if view == container { return true }
      current = objects[view].superview
    }
    return false
  }

  /// Whether a view is of a class that the contract declares as chrome.
  func isChrome(_ view: Name) -> Bool {
    type(of: view).map(contract.chrome.contains) ?? false
  }

  /// Whether a view lies in a window.
  func isInWindow(_ view: Name) -> Bool { window(around: view) != nil }

  /// Whether lines tell that a view lies in no window; of one that no line has placed they tell nothing.
  func isToldOutOfWindows(_ view: Name) -> Bool {
    guard !isInWindow(view), let outermost = path(from: view).last else { return false }
    return objects[outermost].isPlaced
  }

  /// The window that a view lies in, or is.
  func window(around view: Name) -> Name? {
    var current: Name? = view
    for _ in 0..<Self.depthLimit {
      guard let view = current else { return nil }
      if isWindow(view) { return view }
      current = objects[view].superview
    }
    return nil
  }

  /// The views of a container's children that are animated inside the container's, with the lines at
  /// which that began, in order.
  ///
  /// There are none to wait for where the container itself goes, or is gone: it takes its children along,
  /// and may end all that it has begun with them.
  func motions(in container: Name) -> [(view: Name, event: Int)] {
    guard !moving.isEmpty, let around = names.rootView(of: container), !isAway(container) else {
      return []
    }
    return moving.filter { view, _ in
      names.controller(of: view).map { objects[$0].parent == container } ?? false
        && isView(view, inside: around)
    }.map { (view: $0.key, event: $0.value) }.sorted { $0.event < $1.event }
  }

  /// Whether a view is that of a container's child, or lies around one, inside the container's view.
  func isView(_ view: Name, aroundChildOf container: Name) -> Bool {
    guard let around = names.rootView(of: container), view != around,
      isView(view, inside: around)
    else { return false }
    return children(of: container).contains { child in
      names.rootView(of: child).map { isView($0, inside: view) } ?? false
    }
  }

  /// The last event that moved a view, or one of those around it.
  func lastMove(around view: Name) -> Int? {
    path(from: view).compactMap { objects[$0].lastMove }.max()
  }
}

extension HierarchyState {
  /// The phase of a controller.
  func phase(of controller: Name) -> Phase { objects[controller].phase }

  /// Whether a controller goes or is gone, as its callbacks tell.
  func isAway(_ controller: Name) -> Bool {
    switch phase(of: controller) {
    case .disappearing: true
    case .gone: isHeard(controller)
    case .appearing, .appeared: false
    }
  }

  /// The line that shows why a controller is in its phase.
  func proofOfPhase(of controller: Name) -> Evidence {
    if let event = objects[controller].lastCallback { return .event(event) }
    let name = names.text(controller)
    if baseline.phases[controller] != nil { return .baseline(.appearance(name)) }
    if let event = objects[controller].lastSign { return .event(event) }
    return .baseline(.heading)
  }

  /// A controller, its parent, the parent's, and so on.
  func line(from controller: Name) -> [Name] {
    var line = [controller]
    while let parent = line.last.flatMap({ objects[$0].parent }), !line.contains(parent) {
      line.append(parent)
    }
    return line
  }

  /// Whether a controller is another one, or one of its children, or theirs.
  func isController(_ controller: Name, within container: Name) -> Bool {
    var current: Name? = controller
    for _ in 0..<Self.depthLimit {
      guard let controller = current else { return false }
      if controller == container { return true }
      current = objects[controller].parent
    }
    return false
  }
}
