public import CoreGraphics

extension UIFont {
  /// How heavy letters are, from minus one to one.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The heaviness.
    public let rawValue: CGFloat

    /// Makes a weight of its heaviness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight of its heaviness.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)

    /// Very light.
    public static let thin = Weight(-0.6)

    /// Light.
    public static let light = Weight(-0.4)

    /// The usual.
    public static let regular = Weight(0)

    /// A little heavier than usual.
    public static let medium = Weight(0.23)

    /// Half bold.
    public static let semibold = Weight(0.3)

    /// Bold.
    public static let bold = Weight(0.4)

    /// Heavier than bold.
    public static let heavy = Weight(0.56)

    /// The heaviest.
    public static let black = Weight(0.62)

    fileprivate static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The name of the nearest weight that is not heavier.
    var name: String {
      Weight.names.last { $0.weight.rawValue <= rawValue }?.name ?? "Ultralight"
    }
  }

  /// The size of text in labels.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of text in buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The usual size of text.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system's font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular), size: fontSize)
  }

  /// Returns the system's font in a size and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(weight), size: fontSize)
  }

  /// Returns the system's bold font in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.semibold), size: fontSize)
  }

  /// Returns the system's slanted font in a size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular, "Italic"), size: fontSize)
  }

  /// Returns the system's font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(face: .system(weight, "Digits"), size: fontSize)
  }

  /// Returns the system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(weight, "Mono"), size: fontSize)
  }
}
