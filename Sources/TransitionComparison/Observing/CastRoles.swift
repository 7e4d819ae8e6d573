import AppearanceTrace

/// What the objects of a trace are to the comparison.
struct CastRoles: Sendable {
  private let roles: RoleBook
  private let mainWindow: String?

  /// - Parameter trace: the trace in which the objects have their names.
  init(of trace: Trace) {
    roles = trace.roles
    mainWindow = trace.cast.first { $0.role == .window }?.name
  }

  /// Whether an object is the main window, which is the first of the windows in the cast.
  func isMainWindow(_ object: String) -> Bool { object == mainWindow }

  /// Whether a view is the root view of a controller: `sheet.view`, but not `t1.view-1`.
  func isRootView(_ view: String) -> Bool { controller(ofRootView: view) != nil }

  /// The controller whose root view has this name.
  func controller(ofRootView view: String) -> String? { roles.controller(ofRootView: view) }
}
