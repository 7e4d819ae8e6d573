public import CoreGraphics

/// A change of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `transform.scale`.
  open var keyPath: String?

  /// Whether the animation's value is added to the property's own.
  open var isAdditive = false

  /// Whether each repetition begins where the one before it ended.
  open var isCumulative = false

  /// What a number of the animation does to a transform.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Makes an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Makes an animation of no property; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func duplicate() -> CAAnimation { CAPropertyAnimation().adopting(self) }

  package override var isPlain: Bool { type(of: self) == CAPropertyAnimation.self }

  /// Takes over what all animations of a property have.
  final func adopting(_ other: CAPropertyAnimation) -> Self {
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
    return taking(other)
  }
}

/// What a number of an animation does to a transform.
open class CAValueFunction: NSObject {
  /// What it does.
  public let name: CAValueFunctionName

  /// Makes the function of a name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}
