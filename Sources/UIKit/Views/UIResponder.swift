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

  /// The object that has a method that this one lacks.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

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

  /// Told that the input went without anybody being asked.
  func inputWasLost() {}
  /// The shortcuts above the keyboard of a pad.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  private lazy var assistantItem = UITextInputAssistantItem()

  // MARK: - What is shown for who has the input (KF-06)

  /// What comes up instead of the keyboard; none to leave it to the next responder that has one.
  open var inputView: UIView? { nil }
  /// What comes up above the keyboard; none to leave it to the next responder that has one.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of what comes up instead of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what comes up above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows anew what this object wants, while it is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { World.current.keyboard.update() }
  }
  /// Whether the system's keyboard comes up for this object.
  var bringsKeyboard: Bool { self is any UIKeyInput }

  // MARK: - Keys, motion and commands, of which none reaches anybody here

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }
  /// The keys that call methods while this object is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether a method may be called by a command; it may where the object has it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self)
  }
  /// The first from here on whose method a command would call.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    findTarget(for: action, sender: sender)
  }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  /// What undoes what this object does; that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// What the user does with this object, to be gone on with elsewhere; kept.
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Answers the gesture by which those who do not see the screen leave it; says whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  // What else assistive technology asks for, which it does nowhere here; each says whether it was done.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  // Elements that are not views; views that are asked for elements are not asked for these. (Inferred.)

  open func accessibilityElementCount() -> Int { NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  /// Told of a property of another object that this one observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

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
    let world = World.current
    return world.keyboard.changingHands {
      if let current = world.firstResponder, !current.resignFirstResponder() { return false }
      world.firstResponder = self
      return true
    }
  }

  private func dropFirstResponse() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    World.current.keyboard.changingHands { World.current.firstResponder = nil }
    return true
  }
}
