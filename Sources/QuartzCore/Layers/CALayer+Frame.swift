public import CoreGraphics

extension CALayer {
  /// The transform as one of the plane, its other numbers left out.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to what an affine one does to the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// How much larger a continuous corner is than a circular one of the same radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether something is done to the layer about its anchor.
  package final var isTransformed: Bool { flags.contains(.turned) }

  final var currentFrame: CGRect {
    let size = bounds.size
    let position = position
    let anchor = anchorPoint
    if !flags.contains(.turned) {
      return CGRect(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    let outline = outline(of: size)
    return outline.offsetBy(dx: position.x, dy: position.y)
  }

  /// Where a rectangle of the superlayer's space would put the layer.
  ///
  /// The size of the bounds is that of the rectangle seen through the inverse transform, so that what was
  /// scaled or turned by right angles has the frame that was set. Inferred.
  final func place(in frame: CGRect) {
    let frame = frame.standardized
    let anchor = anchorPoint
    if !flags.contains(.turned) {
      position = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      return
    }
    if let watch, watch.listensForChanges { watch.willReplace(self, .frame) }
    let size = CGRect(origin: .zero, size: frame.size).applying(affineTransform().inverted()).size
    let outline = outline(of: size)
    position = CGPoint(x: frame.minX - outline.minX, y: frame.minY - outline.minY)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// The smallest upright rectangle around transformed bounds of a size, the position at zero.
  private func outline(of size: CGSize) -> CGRect {
    let anchor = anchorPoint
    let rect = CGRect(
      x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
      height: size.height)
    if CATransform3DIsAffine(matrix) {
      return rect.applying(CATransform3DGetAffineTransform(matrix))
    }
    return Projection(matrix, height: -anchorPointZ).map(rect)
  }
}
