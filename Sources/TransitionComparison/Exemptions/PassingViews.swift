import AppearanceTrace

extension Exemption {
  /// Views that a subject shows in the window for a while.
  static let passingViews = Exemption(
    "passing-views",
    statement:
      "While no transition runs, a subject may put a view of its own into the window, and take"
      + " it out again.",
    reason:
      "A segue that presents at once moves a picture first; nobody but the window sees that, and"
      + " rules of their own judge what is left behind.",
    evidence: .inferred,
    letsOff:
      "That the view comes and goes. Root views of controllers count, and so does a view that"
      + " stays.",
    effect: .observations { sides in
      let passing = sides.trace.passingViews
      guard !passing.isEmpty else { return }
      sides.editSeen { observations in
        observations[.window].removeAll { $0.content.passingView.map(passing.contains) ?? false }
      }
    })
}

extension Observation.Content {
  /// The view that comes into the window or leaves it; none where it is something else.
  fileprivate var passingView: String? {
    switch self {
    case .enters(let view, _), .leaves(let view, _): view
    case .call, .statusBar, .lies, .contains, .presents, .appears, .ends: nil
    }
  }
}

extension Trace {
  /// The views of the subject's own that come into the window, and leave it again.
  fileprivate var passingViews: Set<String> {
    let roles = CastRoles(of: self)
    var came: Set<String> = []
    var views: Set<String> = []
    for event in events {
      switch event.action {
      case .insert(let view, let superview, _)
      where roles.isMainWindow(superview) && event.attribution == .subjectAlone
        && !roles.isRootView(view):
        came.insert(view)
      case .remove(let view, let superview)
      where roles.isMainWindow(superview) && came.contains(view):
        views.insert(view)
      case .insert, .remove, .call, .begin, .end, .statusBar, .set, .moves, .rests, .delegate,
        .fault, .round, .repeats, .release:
        break
      }
    }
    return views
  }
}
