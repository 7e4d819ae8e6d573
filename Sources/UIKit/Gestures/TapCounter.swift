import CoreGraphics
import Foundation

/// Counts fingers that come down soon after one another in one place.
struct TapCounter {
  /// For how long a tap may be followed by another, in seconds. (Inferred.)
  static let patience: TimeInterval = 0.35
  /// How far apart taps may be, in points. (Inferred.)
  private static let reach: CGFloat = 45

  private var last: (time: TimeInterval, point: CGPoint)?
  private var taps = 0

  /// Takes in a finger that comes down, and says which in a row it is.
  mutating func count(at point: CGPoint, _ time: TimeInterval) -> Int {
    let follows = last.map { last in
      time - last.time <= Self.patience && abs(point.x - last.point.x) <= Self.reach
        && abs(point.y - last.point.y) <= Self.reach
    }
    taps = follows ?? false ? taps + 1 : 1
    last = (time, point)
    return taps
  }
}
