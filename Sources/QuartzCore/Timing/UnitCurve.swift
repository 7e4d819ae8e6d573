/// A cubic curve from (0, 0) to (1, 1), given by its two control points.
package struct UnitCurve: Hashable, Sendable {
  /// The horizontal part of the first control point.
  package var x1: Float
  /// The vertical part of the first control point.
  package var y1: Float
  /// The horizontal part of the second control point.
  package var x2: Float
  /// The vertical part of the second control point.
  package var y2: Float

  /// Makes a curve of its control points; their horizontal parts are kept within zero and one.
  package init(x1: Float, y1: Float, x2: Float, y2: Float) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The curve that is a line.
  package static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  static let named: [CAMediaTimingFunctionName: UnitCurve] = [
    .linear: .linear,
    .easeIn: UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1),
    .easeOut: UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1),
    .easeInEaseOut: UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
    .default: UnitCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
  ]

  /// Returns how much is done when a part of the time is over; the ends are exact.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    let parameter = Self.solve(Double(x1), Double(x2), for: time)
    return Self.point(Double(y1), Double(y2), parameter)
  }

  /// Returns when a part is done, for curves that never go back.
  package func time(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    if self == .linear { return value }
    let parameter = Self.solve(Double(y1), Double(y2), for: value)
    return Self.point(Double(x1), Double(x2), parameter)
  }

  private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Newton's steps, kept within a bracket that is halved where they would leave it.
  private static func solve(_ first: Double, _ second: Double, for goal: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = goal
    for _ in 0..<64 {
      let error = point(first, second, t) - goal
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let slope = slope(first, second, t)
      let next = slope == 0 ? low : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
