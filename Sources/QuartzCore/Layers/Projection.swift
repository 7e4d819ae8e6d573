import CoreGraphics

/// What a transform of space does to a plane seen from the front: a map of nine numbers.
struct Projection: Equatable {
  var a: CGFloat, b: CGFloat, p: CGFloat
  var c: CGFloat, d: CGFloat, q: CGFloat
  var tx: CGFloat, ty: CGFloat, w: CGFloat

  /// Makes the map of a plane at a height above zero.
  init(_ t: CATransform3D, height: CGFloat = 0) {
    a = t.m11
    b = t.m12
    p = t.m14
    c = t.m21
    d = t.m22
    q = t.m24
    tx = t.m41 + height * t.m31
    ty = t.m42 + height * t.m32
    w = t.m44 + height * t.m34
  }

  /// Where the map takes a point.
  func map(_ point: CGPoint) -> CGPoint {
    let depth = point.x * p + point.y * q + w
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (point.x * a + point.y * c + tx) * scale, y: (point.x * b + point.y * d + ty) * scale)
  }

  /// The smallest upright rectangle around the corners where the map takes them.
  func map(_ rect: CGRect) -> CGRect {
    CGRect(
      around: map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
      map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  /// The map that takes all points back; the map itself for a plane that is seen from its edge.
  var inverted: Projection {
    let first = d * w - q * ty
    let second = q * tx - c * w
    let third = c * ty - d * tx
    let determinant = a * first + b * second + p * third
    guard determinant != 0, determinant.isFinite else { return self }
    let scale = 1 / determinant
    var inverse = self
    inverse.a = first * scale
    inverse.b = (p * ty - b * w) * scale
    inverse.p = (b * q - p * d) * scale
    inverse.c = second * scale
    inverse.d = (a * w - p * tx) * scale
    inverse.q = (p * c - a * q) * scale
    inverse.tx = third * scale
    inverse.ty = (b * tx - a * ty) * scale
    inverse.w = (a * d - b * c) * scale
    return inverse
  }
}
