extension Trace {
  /// Whether anything of the subject's own took part: an object that it handed out or made, or something that
  /// it did.
  ///
  /// To be asked, as a delegate is, is no part in what happens.
  var showsSubject: Bool {
    cast.contains { $0.role.isOfSubject } || events.contains { $0.isOfSubject }
  }
}

extension Event {
  fileprivate var isOfSubject: Bool {
    switch attribution {
    case .subject, .subjectAlone: true
    case .direct, nil: false
    }
  }
}

extension Role {
  /// Whether such an object is in a trace only if the subject brought it.
  fileprivate var isOfSubject: Bool {
    switch self {
    case .chrome, .wrapper, .coordinator, .runner, .animator, .driver, .presentation, .segue,
      .library, .engine:
      true
    case .application, .accessibility, .window, .controller, .rootView, .container, .bar, .toolbar,
      .element, .view, .transition, .context, .transitioningDelegate, .navigationDelegate,
      .tabBarDelegate, .adaptiveDelegate, .observer:
      false
    }
  }
}
