extension UIControl {
  final func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard isEnabled, !isTracking else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    perform(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  final func move(_ touch: UITouch, _ event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    guard continueTracking(touch, with: event) else {
      return cancel(event)
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      perform(for: isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    perform(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  final func end(_ touch: UITouch, _ event: UIEvent?) {
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside {
      touchWasLifted()
      perform(for: [.touchUpInside, .primaryActionTriggered], event: event)
    } else {
      perform(for: .touchUpOutside, event: event)
    }
    isTouchInside = false
  }

  final func cancel(_ event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    perform(for: .touchCancel, event: event)
  }

  /// A tap turns some controls over, and lets a field have the input. (The latter is general knowledge.)
  private func touchWasLifted() {
    (self as? any Toggling)?.toggle()
    (self as? UITextField)?.becomeFirstResponder()
  }
}

/// A control that a tap turns on or off.
@MainActor protocol Toggling {
  /// Turns it over and tells of the new value.
  func toggle()
}
