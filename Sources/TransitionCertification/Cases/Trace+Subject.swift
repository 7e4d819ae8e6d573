extension Trace {
  /// Whether anything of the subject's own took part: an object that it handed out or made, a window that it
  /// put up, or something that it did.
  ///
  /// To be asked, as a delegate is, is no part in what happens; to be a container that the script has change
  /// its children is one, also of a class that leaves all of it to UIKit's.
  var showsSubject: Bool {
    cast.contains { $0.role.isOfSubject || $0.role == .window && $0.maker == .subject }
      || events.contains { $0.isOfSubject || changesContainer($0) }
  }

  /// Whether the script has a container of the subject's change its children, its stack or its selection.
  private func changesContainer(_ event: Event) -> Bool {
    guard event.mark == .script, case .call(let call) = event.action,
      [
        .select, .replace, .open, .close, .pushViewController, .popViewController,
        .popToViewController, .popToRootViewController, .setViewControllers, .setSelectedIndex,
      ].contains(call.method)
    else { return false }
    return cast.contains {
      $0.name == call.receiver && $0.role == .controller && $0.maker == .subject
    }
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
