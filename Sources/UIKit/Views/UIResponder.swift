public import Foundation

/// An object that can be first to receive input.
///
/// Real UIKit also routes touches, presses, motion and editing commands through the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Values that extensions keep beside the object.
  final var associations: [UnsafeRawPointer: Any] = [:]

  public override init() {
    super.init()
  }

  /// Whether the object has a method, as far as the selector knows one of its class.
  open func responds(to aSelector: Selector!) -> Bool { aSelector.belongs(to: self) }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object may give up being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { World.current.firstResponder === self }

  /// Makes this object the first responder; says whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponse() }

  /// Gives up being the first responder; says whether it did.
  @discardableResult open func resignFirstResponder() -> Bool { dropFirstResponse() }

  /// Answers the gesture by which those who do not see the screen leave it; says whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Takes touches that began; the default hands them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Takes touches that moved; the default hands them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Takes touches that ended; the default hands them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Takes touches that the system took away; the default hands them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder {
  private func takeFirstResponse() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = World.current.firstResponder, !current.resignFirstResponder() { return false }
    World.current.firstResponder = self
    return true
  }

  private func dropFirstResponse() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    World.current.firstResponder = nil
    return true
  }
}
