import CoreGraphics

extension LayerValue {
  /// The value a fraction of the way to another; at zero this one, at one the other, beyond for springs.
  ///
  /// Turns take the shorter way, and transforms that cannot be taken apart are mixed number by number.
  /// What has no way between, such as flags and paths of different elements, changes at once. Inferred.
  package func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
    let part = CGFloat(fraction)
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a.mixed(with: b, part))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x.mixed(with: b.x, part), y: a.y.mixed(with: b.y, part)))
    case (.size(let a), .size(let b)):
      return .size(a.mixed(with: b, part))
    case (.rect(let a), .rect(let b)):
      let x = a.origin.x.mixed(with: b.origin.x, part)
      let y = a.origin.y.mixed(with: b.origin.y, part)
      return .rect(CGRect(origin: CGPoint(x: x, y: y), size: a.size.mixed(with: b.size, part)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.mixed(with: b, part))
    case (.color(let a), .color(let b)):
      return .color(CGColor.mix(a, b, part))
    default:
      return other
    }
  }
}

extension CGFloat {
  fileprivate func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat {
    fraction == 1 ? other : self + (other - self) * fraction
  }
}

extension CGSize {
  fileprivate func mixed(with other: CGSize, _ fraction: CGFloat) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, fraction),
      height: height.mixed(with: other.height, fraction))
  }
}

extension CATransform3D {
  /// The transform a fraction of the way to another, part by part.
  package func mixed(with other: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    guard let start = TransformParts(self), let end = TransformParts(other) else {
      return mixedByNumber(with: other, fraction)
    }
    return start.mixed(with: end, fraction).transform
  }

  private func mixedByNumber(with other: CATransform3D, _ f: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: m11.mixed(with: other.m11, f), m12: m12.mixed(with: other.m12, f),
      m13: m13.mixed(with: other.m13, f), m14: m14.mixed(with: other.m14, f),
      m21: m21.mixed(with: other.m21, f), m22: m22.mixed(with: other.m22, f),
      m23: m23.mixed(with: other.m23, f), m24: m24.mixed(with: other.m24, f),
      m31: m31.mixed(with: other.m31, f), m32: m32.mixed(with: other.m32, f),
      m33: m33.mixed(with: other.m33, f), m34: m34.mixed(with: other.m34, f),
      m41: m41.mixed(with: other.m41, f), m42: m42.mixed(with: other.m42, f),
      m43: m43.mixed(with: other.m43, f), m44: m44.mixed(with: other.m44, f))
  }
}

extension CGColor {
  /// A colour between two; where there is none, the other one without opacity stands in.
  fileprivate static func mix(_ a: CGColor?, _ b: CGColor?, _ fraction: CGFloat) -> CGColor? {
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    guard let start = a ?? b?.copy(alpha: 0), let end = b ?? a?.copy(alpha: 0) else { return nil }
    let (from, to) = (start.redGreenBlueAlpha, end.redGreenBlueAlpha)
    return CGColor(
      srgbRed: from.red.mixed(with: to.red, fraction),
      green: from.green.mixed(with: to.green, fraction),
      blue: from.blue.mixed(with: to.blue, fraction),
      alpha: from.alpha.mixed(with: to.alpha, fraction))
  }
}
