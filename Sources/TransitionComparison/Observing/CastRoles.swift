import AppearanceTrace

/// What the objects of a trace are to the comparison.
///
/// It is the one place of the comparison that reads a role out of a name.
struct CastRoles {
  private let names: Set<String>

  /// - Parameter trace: the trace in which the objects have their names.
  init(of trace: Trace) {
    names = Set(trace.cast.map(\.name))
  }

  /// Whether an object is the main window.
  func isMainWindow(_ object: String) -> Bool { object == "window" }

  /// Whether a view is the root view of a controller: `sheet.view`, but not `t1.view-1`.
  func isRootView(_ view: String) -> Bool { view.hasSuffix(".view") }

  /// Whether the subject brings a presentation controller of its own.
  var hasOwnPresentationController: Bool { names.contains("presentation") }
}
