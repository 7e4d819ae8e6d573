import UIKit.UIGestureRecognizerSubclass

/// A recognizer that is written with nothing but the import that subclasses need on iOS.
class ImmediatePan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }

  override func reset() {
    super.reset()
  }
}
