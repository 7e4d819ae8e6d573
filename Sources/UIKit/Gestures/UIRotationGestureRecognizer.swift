import CoreGraphics
public import Foundation

/// Recognizes two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how many radians the fingers turn before it counts. (Inferred.)
  private static let threshold: CGFloat = 0.1

  private var last: (pair: TwoFingers, time: TimeInterval)?

  /// By how much the fingers turned, in radians, clockwise.
  open var rotation: CGFloat = 0
  /// By how much the rotation changes, in radians a second.
  open private(set) var velocity: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame(event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWent(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

extension UIRotationGestureRecognizer: TwoFingerRecognizer {
  final func begin(_ pair: TwoFingers, _ event: UIEvent) {
    last = (pair, event.timestamp)
    rotation = 0
    velocity = 0
  }

  final func follow(_ pair: TwoFingers, _ event: UIEvent) {
    guard let last else { return }
    let turn = pair.turn(since: last.pair)
    rotation += turn
    if event.timestamp > last.time { velocity = turn / CGFloat(event.timestamp - last.time) }
    self.last = (pair, event.timestamp)
  }

  final func hasMovedEnough(_ pair: TwoFingers) -> Bool { abs(rotation) >= Self.threshold }
}
