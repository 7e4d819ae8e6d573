import Foundation

extension UIFont {
  /// What a text is for, from which its font follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen, large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// A heading of the second order.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// The text itself.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// A remark that stands out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// A note below.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// The text of a small picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// Returns the system's font for a style, in its usual size.
  ///
  /// Differs from UIKit: the size that the user wants text to have is not looked at.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = TextStyle.sizes[style] ?? 17
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the system's font for a style; the traits are not looked at.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}
