public import CoreGraphics
public import Foundation

/// A colour, fixed or dependent on the traits of where it is shown.
///
/// Never changes once made. A dependent colour is light where nothing says otherwise. Differs from UIKit:
/// colours of an asset catalogue are not found, and there are no patterns.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let fixed: CGColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Makes a grey of white and alpha, each from zero to one.
  public init(white: CGFloat, alpha: CGFloat) {
    fixed = CGColor(genericGrayGamma2_2Gray: white, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Makes a colour of hue, saturation, brightness and alpha, each from zero to one.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hsb = HueSaturationBrightness(
      hue: hue, saturation: saturation, brightness: brightness)
    let (red, green, blue) = hsb.redGreenBlue
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Makes a colour of red, green, blue and alpha, each from zero to one.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Makes a colour of red, green, blue and alpha in the wide range, kept as if in the standard one.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Makes a colour of one of Core Graphics.
  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    super.init()
  }

  /// Makes a colour that depends on traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    fixed = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
    provider = dynamicProvider
    super.init()
  }

  /// Makes nothing: there is no asset catalogue.
  public convenience init?(named name: String) { return nil }

  /// Makes nothing: there is no asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// Makes black; archives keep no colours here.
  public required init?(coder: NSCoder) {
    fixed = .black
    provider = nil
    super.init()
  }

  /// Makes what a literal of a colour says.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the same colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour for Core Graphics; of a dependent one the light variant.
  open var cgColor: CGColor { fixed }

  /// Returns the colour that this one is with some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: fixed.copy(alpha: alpha) ?? fixed)
  }

  /// Whether another colour has the same components, or is the same dependent one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return provider == nil && other.provider == nil && fixed == other.fixed
  }

  /// A hash of the components.
  open override var hash: Int { fixed.hashValue }

  /// The components, for people.
  open override var description: String {
    let numbers = (fixed.components ?? []).map { "\($0)" }.joined(separator: " ")
    return fixed.numberOfComponents == 2
      ? "UIExtendedGrayColorSpace \(numbers)" : "UIExtendedSRGBColorSpace \(numbers)"
  }

  /// Chooses the colour of fills and lines; nothing is drawn here.
  open func set() {}

  /// Chooses the colour of fills; nothing is drawn here.
  open func setFill() {}

  /// Chooses the colour of lines; nothing is drawn here.
  open func setStroke() {}
}
