import CoreGraphics

/// A transform of space as scale and shear, rotation, translation and perspective, done in that order.
///
/// Scale and shear are a matrix below whose diagonal the shear lies; the parts can be mixed one by one.
struct TransformParts: Equatable, Sendable {
  var scale = Axes(x: 1, y: 1, z: 1)
  /// The shear of the second axis along the first, the third along the first, the third along the second.
  var shear = Axes()
  var rotation = Quaternion()
  var translation = Axes()
  var perspective = Axes()
  var depth: CGFloat = 1

  init() {}

  /// Takes a transform apart; nothing where it presses space flat.
  init?(_ t: CATransform3D) {
    var rows = [
      Axes(x: t.m11, y: t.m12, z: t.m13), Axes(x: t.m21, y: t.m22, z: t.m23),
      Axes(x: t.m31, y: t.m32, z: t.m33),
    ]
    let determinant = rows[0].cross(rows[1]).dot(rows[2])
    guard determinant != 0, determinant.isFinite else { return nil }
    translation = Axes(x: t.m41, y: t.m42, z: t.m43)
    let last = Axes(x: t.m14, y: t.m24, z: t.m34)
    perspective = last == Axes() ? last : Self.solve(rows, last, determinant)
    depth = t.m44 - translation.dot(perspective)

    scale.x = rows[0].length
    rows[0] = rows[0] * (1 / scale.x)
    shear.x = rows[1].dot(rows[0])
    rows[1] = rows[1] - rows[0] * shear.x
    scale.y = rows[1].length
    rows[1] = rows[1] * (1 / scale.y)
    shear.y = rows[2].dot(rows[0])
    shear.z = rows[2].dot(rows[1])
    rows[2] = rows[2] - rows[0] * shear.y - rows[1] * shear.z
    scale.z = rows[2].length
    rows[2] = rows[2] * (1 / scale.z)
    if determinant < 0 { mirror(&rows) }
    rotation = Quaternion(rows: rows)
  }

  /// Lets one axis be mirrored, the one that points backward most, so that the rest is a rotation.
  private mutating func mirror(_ rows: inout [Axes]) {
    if rows[0].x <= rows[1].y, rows[0].x <= rows[2].z {
      rows[0] = rows[0] * -1
      scale.x.negate()
      shear.x.negate()
      shear.y.negate()
    } else if rows[1].y <= rows[2].z {
      rows[1] = rows[1] * -1
      scale.y.negate()
      shear.z.negate()
    } else {
      rows[2] = rows[2] * -1
      scale.z.negate()
    }
  }

  /// Solves three equations whose left sides are the rows.
  private static func solve(_ rows: [Axes], _ right: Axes, _ determinant: CGFloat) -> Axes {
    let sum =
      rows[1].cross(rows[2]) * right.x + rows[2].cross(rows[0]) * right.y
      + rows[0].cross(rows[1]) * right.z
    return sum * (1 / determinant)
  }

  /// The transform that the parts make.
  var transform: CATransform3D {
    let axes = rotation.rows
    let first = axes[0] * scale.x
    let second = axes[0] * shear.x + axes[1] * scale.y
    let third = axes[0] * shear.y + axes[1] * shear.z + axes[2] * scale.z
    return CATransform3D(
      m11: first.x, m12: first.y, m13: first.z, m14: first.dot(perspective),
      m21: second.x, m22: second.y, m23: second.z, m24: second.dot(perspective),
      m31: third.x, m32: third.y, m33: third.z, m34: third.dot(perspective),
      m41: translation.x, m42: translation.y, m43: translation.z,
      m44: translation.dot(perspective) + depth)
  }

  /// The parts a fraction of the way to others.
  func mixed(with other: TransformParts, _ fraction: CGFloat) -> TransformParts {
    var result = TransformParts()
    result.scale = scale + (other.scale - scale) * fraction
    result.shear = shear + (other.shear - shear) * fraction
    result.rotation = rotation.mixed(with: other.rotation, fraction)
    result.translation = translation + (other.translation - translation) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    result.depth = depth + (other.depth - depth) * fraction
    return result
  }
}

/// Three numbers, one for each axis.
struct Axes: Equatable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Axes) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Axes) -> Axes {
    Axes(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static func + (left: Axes, right: Axes) -> Axes {
    Axes(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  static func - (left: Axes, right: Axes) -> Axes {
    Axes(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  static func * (left: Axes, right: CGFloat) -> Axes {
    Axes(x: left.x * right, y: left.y * right, z: left.z * right)
  }
}
