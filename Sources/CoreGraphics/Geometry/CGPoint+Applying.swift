// What an affine transform does to points, sizes and rectangles.

extension CGPoint {
  /// Returns the point where the transform takes this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Returns the size as a vector, turned and scaled but not translated.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.b == 0, t.c == 0 {
      return CGRect(
        x: minX * t.a + t.tx, y: minY * t.d + t.ty, width: width * t.a, height: height * t.d
      ).standardized
    }
    return CGRect(
      around: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
  }

  /// Makes the smallest upright rectangle around four points.
  package init(around a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
