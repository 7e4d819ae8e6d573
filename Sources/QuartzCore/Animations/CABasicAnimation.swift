public import CoreGraphics

/// A change of one property between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the property begins; where there is nothing, from the other two values or the property.
  open var fromValue: Any?

  /// Where the property ends; where there is nothing, from the other two values or the property.
  open var toValue: Any?

  /// By how much the property changes.
  open var byValue: Any?

  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Makes an animation of no property; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func duplicate() -> CAAnimation { CABasicAnimation().spanning(self) }

  package override var isPlain: Bool { type(of: self) == CABasicAnimation.self }

  /// Takes over what all animations between two values have.
  final func spanning(_ other: CABasicAnimation) -> Self {
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    return adopting(other)
  }
}
