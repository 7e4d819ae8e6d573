/// Who had the input before a change took it away, and gets it back if the change is undone.
///
/// A presentation takes it from what is below (KF-01). That it comes back with the dismissal, and where a
/// change is given up, is general knowledge; no fact backs it. So is that a dismissal takes it from what
/// leaves.
@MainActor struct InputLoan {
  private weak var responder: UIResponder?

  /// Takes the input from who has it, where that is one of those that the change is about; else there is nothing to
  /// give back.
  init?(from isConcerned: (UIResponder) -> Bool) {
    let world = World.current
    guard let responder = world.firstResponder, isConcerned(responder) else { return nil }
    self.responder = responder
    world.acting(as: .host) { responder.loseInput() }
  }

  /// Gives it back, unless somebody else has it by now or who had it is gone.
  func giveBack() {
    let world = World.current
    guard let responder, world.firstResponder == nil, !world.isHalted,
      responder.inputWindow != nil
    else { return }
    _ = world.acting(as: .host) { responder.becomeFirstResponder() }
  }
}

extension UIResponder {
  /// Gives the input up, whether it wants to or not.
  final func loseInput() {
    resignFirstResponder()
    dropInput()
    World.current.keyboard.update(mayStay: false)
  }

  /// Takes the input away from who has it still, and lets it know.
  final func dropInput() {
    let world = World.current
    guard world.firstResponder === self else { return }
    world.keyboard.changingHands {
      world.firstResponder = nil
      inputWasLost()
    }
  }

  /// The window in which the responder is.
  final var inputWindow: UIWindow? {
    (self as? UIView)?.window ?? nearestController?.viewIfLoaded?.window
  }
}

extension UIViewController {
  /// Whether a responder is in this controller's view, or is the controller itself or one in it.
  final func holdsInput(_ responder: UIResponder) -> Bool {
    if ownsInput(responder) { return true }
    var next: UIResponder? = responder
    while let current = next {
      if current === self { return true }
      next = current.next
    }
    return false
  }
}

extension ActivePresentation {
  /// Takes the input from what lies below; a popover leaves it there. (The latter is inferred.)
  func borrowPresentersInput() {
    guard style != .popover else { return }
    let window = presenter?.viewIfLoaded?.window
    presentersInput = InputLoan {
      window != nil && $0.inputWindow === window && !presented.holdsInput($0)
    }
  }
}
