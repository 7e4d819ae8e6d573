/// An affine transform as scale, shear, rotation and translation, applied in that order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale along each axis, applied first.
  public var scale: CGSize

  /// The horizontal shear, applied after the scale.
  public var horizontalShear: CGFloat

  /// The rotation in radians, applied after the shear.
  public var rotation: CGFloat

  /// The translation, applied last.
  public var translation: CGVector

  /// Makes components that are zero, as an imported structure's default is.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components one by one.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes a transform of its components.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let rotation = CGAffineTransform(rotationAngle: components.rotation)
    let translation = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
  }

  /// Returns the components that make this transform; a mirrored one has a negative height scale.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
        rotation: atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
    }
    let height = (a * d - b * c) / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
