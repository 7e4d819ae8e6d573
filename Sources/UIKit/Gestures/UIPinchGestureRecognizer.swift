import CoreGraphics
public import Foundation

/// Recognizes two fingers that come together or part.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how many points the distance changes before it counts. (Inferred.)
  private static let threshold: CGFloat = 8

  private var first: TwoFingers?
  private var last: (pair: TwoFingers, time: TimeInterval)?
  private var factor: CGFloat = 1

  /// How far apart the fingers are, of the distance that they began with.
  open var scale: CGFloat {
    get {
      guard let first, let last, first.distance > 0 else { return factor }
      return factor * last.pair.distance / first.distance
    }
    set {
      factor = newValue
      first = last?.pair
    }
  }
  /// By how much the scale changes, in a second.
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

extension UIPinchGestureRecognizer: TwoFingerRecognizer {
  final func begin(_ pair: TwoFingers, _ event: UIEvent) {
    first = pair
    last = (pair, event.timestamp)
    factor = 1
    velocity = 0
  }

  final func follow(_ pair: TwoFingers, _ event: UIEvent) {
    let before = scale
    let time = last?.time ?? event.timestamp
    last = (pair, event.timestamp)
    if event.timestamp > time { velocity = (scale - before) / CGFloat(event.timestamp - time) }
  }

  final func hasMovedEnough(_ pair: TwoFingers) -> Bool {
    first.map { abs(pair.distance - $0.distance) >= Self.threshold } ?? false
  }
}
