extension EventKind {
  /// Whether a message of this kind asks for another controller to be shown.
  public var isRequest: Bool {
    switch self {
    case .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController, .setViewControllers, .setRootViewController, .setSelectedIndex,
      .performSegue, .unwind, .select, .replace, .open, .close, .accessibilityPerformEscape:
      true
    default: false
    }
  }

  /// Whether it is the closure that was handed over with a presentation or a dismissal.
  public var isCompletion: Bool { self == .presentCompletion || self == .dismissCompletion }

  /// Whether a finger comes, moves or goes.
  public var isFinger: Bool {
    [.gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled].contains(self)
  }

  /// Whether it is one of the five appearance callbacks.
  public var isAppearance: Bool {
    (EventKind.viewWillAppear.rawValue...EventKind.viewDidDisappear.rawValue).contains(rawValue)
  }

  /// Whether it is asked of an object that takes part in a transition: a delegate, an animator, a
  /// driver or a presentation controller.
  public var isQuestion: Bool {
    let first = EventKind.animationControllerForPresented.rawValue
    return (first...EventKind.containerViewDidLayoutSubviews.rawValue).contains(rawValue)
  }
}
