import CoreGraphics
import Foundation

/// How two fingers are to each other.
struct TwoFingers {
  let distance: CGFloat
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    distance = (dx * dx + dy * dy).squareRoot()
    angle = atan2(dy, dx)
  }

  /// By how much the fingers turned since, in radians: the shorter way round.
  func turn(since earlier: TwoFingers) -> CGFloat {
    let turn = (angle - earlier.angle).remainder(dividingBy: 2 * .pi)
    return turn
  }
}

extension UIGestureRecognizer {
  /// The first two fingers, where there are two.
  final var pair: TwoFingers? {
    guard touches.count >= 2 else { return nil }
    return TwoFingers(touches[0].location(in: nil), touches[1].location(in: nil))
  }
}
