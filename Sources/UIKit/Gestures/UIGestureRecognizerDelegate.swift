public import Foundation

/// An object that has a say in what a recognizer recognizes; all of it is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.handOn(self, "gestureRecognizerShouldBegin:") {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizerShouldBegin(gestureRecognizer)
    } ?? true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handOn(self, "gestureRecognizer:shouldRecognizeSimultaneouslyWith:") {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    } ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    OptionalMethod.handOn(self, "gestureRecognizer:shouldReceive:") {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    } ?? true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handOn(self, "gestureRecognizer:shouldRequireFailureOf:") {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    } ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handOn(self, "gestureRecognizer:shouldBeRequiredToFailBy:") {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    } ?? false
  }
}
