import AppearanceTrace

/// What the objects of a trace are to the comparison.
struct CastRoles {
  private let roles: RoleBook
  private let mainWindow: String?
  /// Whether the subject brings a presentation controller of its own.
  let hasOwnPresentationController: Bool

  /// - Parameter trace: the trace in which the objects have their names.
  init(of trace: Trace) {
    roles = trace.roles
    mainWindow = trace.cast.first { $0.role == .window }?.name
    hasOwnPresentationController = trace.cast.contains { member in
      member.role.kind == .presentation && member.maker == .subject
    }
  }

  /// Whether an object is the main window, which is the first of the windows in the cast.
  func isMainWindow(_ object: String) -> Bool { object == mainWindow }

  /// Whether a view is the root view of a controller: `sheet.view`, but not `t1.view-1`.
  func isRootView(_ view: String) -> Bool { roles.controller(ofRootView: view) != nil }
}
