extension Trace {
  /// Whether anything of the subject's own took part: an object that it handed out or made, a window that it
  /// put up, or something that it did.
  ///
  /// To be asked, as a delegate is, is no part in what happens; to be a container that the script has change
  /// its children is one, also of a class that leaves all of it to UIKit's.
  var showsSubject: Bool {
    showsOwnWork || events.contains { $0.isOfSubject || changesContainer($0) }
  }

  /// Whether the subject's own objects or deeds are seen, be it no more than a view of its own: not where it is a
  /// controller that leaves all to UIKit's.
  var showsOwnWork: Bool {
    cast.contains { $0.role.isOfSubject || $0.role == .window && $0.maker == .subject }
      || events.contains { $0.isOfSubject && !$0.passesOn }
  }

  /// Whether something that changes a transition was handed out to UIKit: an object of that role, or one that is a
  /// delegate as well and was asked to animate, to drive or to present.
  var handsOut: Bool {
    cast.contains { $0.role.isHandedOut }
      || events.contains { event in
        guard case .call(let call) = event.action else { return false }
        return [
          .transitionDuration, .animateTransition, .interruptibleAnimator,
          .startInteractiveTransition, .presentationTransitionWillBegin,
        ].contains(call.method)
      }
  }

  /// Whether a delegate was asked for an animator.
  var asksForAnimators: Bool {
    events.contains { event in
      guard case .call(let call) = event.action else { return false }
      return [
        .animationControllerForPresented, .animationControllerForDismissed,
        .animationControllerForOperation, .animationControllerForTransition,
      ].contains(call.method)
    }
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

  /// Whether it passes on what it was told of a new size: UIKit's own controllers do so for all that
  /// inherit from them.
  fileprivate var passesOn: Bool {
    guard case .call(let call) = action else { return false }
    return call.method == .viewWillTransition
  }
}

extension Role {
  /// Whether a delegate hands such an object out.
  fileprivate var isHandedOut: Bool {
    switch self {
    case .animator, .driver, .presentation: true
    case .application, .accessibility, .window, .controller, .rootView, .container, .bar, .toolbar,
      .element, .view, .chrome, .wrapper, .transition, .context, .coordinator, .runner,
      .transitioningDelegate, .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .segue,
      .observer, .library, .engine:
      false
    }
  }

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
