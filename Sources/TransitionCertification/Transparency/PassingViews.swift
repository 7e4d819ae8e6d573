/// The views that a subject shows in the window for a while, with no transition running when they come.
///
/// A segue that presents at once moves a picture first; nobody but the window could see that, and rules
/// of their own judge what is left behind.
struct PassingViews {
  private let views: Set<String>

  /// Looks for views of the subject's own that come into the window, and leave it again.
  init(in trace: Trace) {
    var came: Set<String> = []
    var views: Set<String> = []
    for event in trace.events {
      switch event.action {
      case .insert(let view, Audience.window, _)
      where event.attribution == .subjectAlone && !view.hasSuffix(".view"):
        came.insert(view)
      case .remove(let view, Audience.window) where came.contains(view):
        views.insert(view)
      default: break
      }
    }
    self.views = views
  }

  /// Whether a view is one of these.
  func contains(_ view: String) -> Bool { views.contains(view) }
}
