import CoreGraphics
public import Foundation

extension UIImage {
  /// How a picture is chosen; kept.
  open class Configuration: NSObject, @unchecked Sendable {
    public final let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same with another's wishes where it has none; here the other one.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      (otherConfiguration as? Self) ?? self
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of letters.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How a symbol looks; kept, for symbols look like nothing here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public static let unspecified = SymbolConfiguration()
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(
      size: CGFloat = 0, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      super.init()
    }

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(weight: SymbolWeight) { self.init(size: 0, weight: weight) }
    public convenience init(scale: SymbolScale) { self.init(size: 0, scale: scale) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: 17) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: 17, scale: scale)
    }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public static func preferringMulticolor() -> Self { Self.plain() }
    public static func preferringMonochrome() -> Self { Self.plain() }

    private static func plain() -> Self { unsafeDowncast(SymbolConfiguration(), to: Self.self) }
  }

  /// Makes a symbol; how it is to look has no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// Makes a symbol of a value from 0 to 1, which has no effect.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name)
  }

  /// Makes nothing: catalogues are not read here.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// The same picture; how it is to look has no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same picture; how it is to look has no effect.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// How the picture was chosen; unknown here.
  public var configuration: Configuration? { nil }
  /// How the symbol looks; unknown here.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// The same picture, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same picture in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}
