import AppearanceTrace

/// A hierarchy at a quiet moment, before the script acts or at the end.
struct SettledHierarchy: Sendable {
  let checkpoint: Checkpoint
  /// Who is who.
  let roles: RoleBook
  /// The size of the screen.
  let screen: ScreenSize
  private let paths: [[String]]

  init(_ checkpoint: Checkpoint, _ roles: RoleBook, on screen: ScreenSize) {
    self.checkpoint = checkpoint
    self.roles = roles
    self.screen = screen
    paths = checkpoint.paths
  }

  /// The hierarchy at the end of a trace; none where it did not come to rest.
  init?(endOf trace: Trace, _ roles: RoleBook) {
    guard case .settled(_, let checkpoint) = trace.ending else { return nil }
    self.init(checkpoint, roles, on: trace.finalScreen)
  }

  /// The views of the tree, each before what lies in it.
  var views: [String] {
    paths.reduce(into: []) { views, path in views += path.filter { !views.contains($0) } }
  }

  /// Whether the tree shows a view.
  func shows(_ view: String) -> Bool { paths.contains { $0.contains(view) } }

  /// The view and those around it, from the inside out.
  func path(from view: String) -> [String] {
    for path in paths {
      if let place = path.firstIndex(of: view) { return path[...place].reversed() }
    }
    return [view]
  }

  /// The view around another one.
  func superview(of view: String) -> String? { path(from: view).dropFirst().first }

  /// The parent of a controller.
  func parent(of child: String) -> String? {
    checkpoint.containment.last { $0.children.contains(child) }?.parent
  }

  /// The children of a controller, in order.
  func children(of parent: String) -> [String] {
    checkpoint.containment.filter { $0.parent == parent }.flatMap(\.children)
  }

  /// What a controller presents.
  func presented(by presenter: String) -> String? {
    checkpoint.presentations.last { $0.presenter == presenter }?.presented
  }

  /// Whether somebody presents a controller; nobody is not presented.
  func isPresented(_ controller: String?) -> Bool {
    checkpoint.presentations.contains { $0.presented == controller }
  }

  /// Whether anything is presented.
  var presents: Bool { !checkpoint.presentations.isEmpty }

  /// The values of a view's property that differ from the default.
  func values(_ kind: ViewProperty.Kind, of view: String) -> [String]? {
    checkpoint.properties.first { $0.view == view && $0.property.kind == kind }?.property.values
  }

  /// Whether a controller's view is shown inside that of another one.
  func shows(_ child: String, in container: String) -> Bool {
    let around = roles.spokenName(of: .rootView(of: container))
    return path(from: roles.spokenName(of: .rootView(of: child))).contains(around)
  }

  /// The names of the controllers that the checkpoint mentions.
  var names: [String] {
    checkpoint.appearances.map(\.controller)
      + checkpoint.containment.flatMap { [$0.parent] + $0.children }
      + checkpoint.presentations.flatMap { [$0.presenter, $0.presented] }
      + views.compactMap(roles.controller(ofRootView:)) + checkpoint.properties.map(\.view)
  }
}
