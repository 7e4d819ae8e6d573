import CoreGraphics
public import Foundation

/// How a font follows the size of text that the user likes; it stays as it is here.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The measures of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the measures of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font
  }
  /// The font, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    value
  }
}

/// What is said of a font before it is chosen: its name and its size.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont?
  public let postscriptName: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

  /// What an attribute is, where it is known.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  init(font: UIFont?, name: String, size: CGFloat, traits: SymbolicTraits = []) {
    self.font = font
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
    super.init()
  }

  public convenience override init() {
    self.init(font: nil, name: "", size: 0)
  }
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: nil, name: fontName, size: size)
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      font: nil, name: attributes[.name] as? String ?? attributes[.family] as? String ?? "",
      size: attributes[.size] as? CGFloat ?? 0)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font, name: postscriptName, size: newPointSize, traits: symbolicTraits)
  }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font: font, name: postscriptName, size: pointSize, traits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(font: nil, name: newFamily, size: pointSize)
  }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    withSize(attributes[.size] as? CGFloat ?? pointSize)
  }
}

extension UIFont {
  /// What is said of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: self, name: fontName, size: pointSize)
  }

  /// Chooses a font; zero stands for the size that was said.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    let name = descriptor.font.map(\.fontName) ?? descriptor.postscriptName
    let family = descriptor.font.map(\.familyName) ?? descriptor.postscriptName
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      face: isBold && (descriptor.font != nil || name.isEmpty)
        ? .system(.bold) : Face(name: name, family: family),
      size: size > 0 ? size : UIFont.systemFontSize)
  }

  /// The families that there are: the system's alone.
  public class var familyNames: [String] { [UIFont.systemFont(ofSize: 17).familyName] }
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [UIFont.systemFont(ofSize: 17).fontName] : []
  }
}
