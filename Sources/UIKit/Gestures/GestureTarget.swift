import VirtualTime

/// Whom a recognizer tells, and how; the object is not kept.
@MainActor struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
  private let cause: Cause

  init(object: AnyObject, action: Selector) {
    self.object = object
    self.action = action
    cause = World.current.cause
  }

  func tell(_ recognizer: UIGestureRecognizer) {
    guard let object else { return }
    World.acting(as: cause) { action.perform(on: object, with: recognizer) }
  }
}
