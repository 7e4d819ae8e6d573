import CoreGraphics

extension LayerValue {
  /// The sum with another value of the kind; transforms are done one after the other.
  ///
  /// What cannot be added, such as a colour, is replaced.
  package func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a + b * factor)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      return .size(a.adding(b, times: factor))
    case (.rect(let a), .rect(let b)):
      let origin = CGPoint(x: a.minX + b.minX * factor, y: a.minY + b.minY * factor)
      return .rect(CGRect(origin: origin, size: a.size.adding(b.size, times: factor)))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(factor < 0 ? CATransform3DInvert(b) : b, a))
    default:
      return factor < 0 ? self : other
    }
  }
}

extension CGSize {
  fileprivate func adding(_ other: CGSize, times factor: CGFloat) -> CGSize {
    CGSize(width: width + other.width * factor, height: height + other.height * factor)
  }
}
