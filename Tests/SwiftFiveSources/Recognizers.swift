import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that goes one way only.
final class DirectionalPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began, abs(velocity(in: view).x) > abs(velocity(in: view).y) { state = .cancelled }
  }
}

final class EdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
}

final class Recognizers: NSObject, UIGestureRecognizerDelegate {
  func install(on view: UIView) {
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("on(_:)", Recognizers.on(_:)))
    press.minimumPressDuration = 0.3
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector("on(_:)", Recognizers.on(_:)))
    let turn = UIRotationGestureRecognizer(
      target: self, action: Selector("on(_:)", Recognizers.on(_:)))
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector("on(_:)", Recognizers.on(_:)))
    swipe.direction = [.left, .right]
    let tap = UITapGestureRecognizer(target: self, action: Selector("on(_:)", Recognizers.on(_:)))
    tap.require(toFail: swipe)
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    for recognizer in [press, pinch, turn, swipe, tap] { view.addGestureRecognizer(recognizer) }
  }

  func on(_ gesture: UIGestureRecognizer) {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return otherGestureRecognizer is UIPanGestureRecognizer }
}
