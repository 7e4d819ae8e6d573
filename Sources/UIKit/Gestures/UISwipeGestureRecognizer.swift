import CoreGraphics
import Foundation

/// Recognizes fingers that move quickly one way; it has no duration.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that a swipe can go.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far a finger moves, in points. (Inferred.)
  private static let length: CGFloat = 50
  /// How long it may take, in seconds. (Inferred.)
  private static let patience: TimeInterval = 0.5

  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    began = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible else { return }
    guard event.timestamp - began <= Self.patience else { return state = .failed }
    let end = location(in: nil)
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard max(abs(way.x), abs(way.y)) >= Self.length else { return }
    let isOne = self.touches.count == numberOfTouchesRequired && direction.contains(heading(way))
    state = isOne ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func heading(_ way: CGPoint) -> Direction {
    if abs(way.x) >= abs(way.y) { return way.x > 0 ? .right : .left }
    return way.y > 0 ? .down : .up
  }
}
