public import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// Where the shadow falls.
  open var shadowOffset = CGSize.zero

  /// How blurred the shadow is.
  open var shadowBlurRadius: CGFloat = 0

  /// The shadow's colour, as `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that falls straight behind.
  public override init() {
    super.init()
  }

  /// Makes a shadow that falls straight behind; archives keep no shadows here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
