public import CoreGraphics

/// A change of one property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?

  /// A path to move along; it takes the place of the values.
  open var path: CGPath?

  /// When each value is reached, in parts of one; evenly spaced where there is nothing.
  open var keyTimes: [NSNumber]?

  /// The pace between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the animation gets from one value to the next.
  open var calculationMode: CAAnimationCalculationMode = .linear

  /// How tight a smooth curve is at each value.
  open var tensionValues: [NSNumber]?

  /// How sharp a smooth curve's corners are at each value.
  open var continuityValues: [NSNumber]?

  /// Where a smooth curve lies at each value.
  open var biasValues: [NSNumber]?

  /// How the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?

  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Makes an animation of no property; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy.adopting(self)
  }

  package override var isPlain: Bool { type(of: self) == CAKeyframeAnimation.self }
}
