import CoreGraphics

/// A rotation of space as four numbers.
struct Quaternion: Equatable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  var w: CGFloat = 1

  init() {}

  /// Makes the rotation that takes the three axes to the rows.
  init(rows: [Axes]) {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      w = s / 4
      x = (b.z - c.y) / s
      y = (c.x - a.z) / s
      z = (a.y - b.x) / s
    } else if a.x >= b.y, a.x >= c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      w = (b.z - c.y) / s
      x = s / 4
      y = (a.y + b.x) / s
      z = (a.z + c.x) / s
    } else if b.y >= c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      w = (c.x - a.z) / s
      x = (a.y + b.x) / s
      y = s / 4
      z = (b.z + c.y) / s
    } else {
      let s = (1 + c.z - a.x - b.y).squareRoot() * 2
      w = (a.y - b.x) / s
      x = (a.z + c.x) / s
      y = (b.z + c.y) / s
      z = s / 4
    }
  }

  /// Makes a rotation of turns about the three axes in order, in radians.
  init(turns: Axes) {
    let t = CATransform3DMakeRotation(turns.x, 1, 0, 0)
    let u = CATransform3DConcat(t, CATransform3DMakeRotation(turns.y, 0, 1, 0))
    let v = CATransform3DConcat(u, CATransform3DMakeRotation(turns.z, 0, 0, 1))
    self.init(rows: [
      Axes(x: v.m11, y: v.m12, z: v.m13), Axes(x: v.m21, y: v.m22, z: v.m23),
      Axes(x: v.m31, y: v.m32, z: v.m33),
    ])
  }

  /// Where the rotation takes the three axes.
  var rows: [Axes] {
    [
      Axes(x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w)),
      Axes(x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w)),
      Axes(x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y)),
    ]
  }

  /// Turns about the three axes that make the rotation when done in order, in radians.
  var turns: Axes {
    let rows = rows
    return Axes(
      x: atan2(rows[1].z, rows[2].z), y: asin(min(max(-rows[0].z, -1), 1)),
      z: atan2(rows[0].y, rows[0].x))
  }

  /// The rotation a fraction of the way to another, the shorter way round.
  func mixed(with other: Quaternion, _ fraction: CGFloat) -> Quaternion {
    let dot = x * other.x + y * other.y + z * other.z + w * other.w
    let sign: CGFloat = dot < 0 ? -1 : 1
    let angle = acos(min(abs(dot), 1))
    let sine = sin(angle)
    let before = sine < 1e-9 ? 1 - fraction : sin((1 - fraction) * angle) / sine
    let after = sign * (sine < 1e-9 ? fraction : sin(fraction * angle) / sine)
    var result = Quaternion()
    result.x = x * before + other.x * after
    result.y = y * before + other.y * after
    result.z = z * before + other.z * after
    result.w = w * before + other.w * after
    return result
  }
}
