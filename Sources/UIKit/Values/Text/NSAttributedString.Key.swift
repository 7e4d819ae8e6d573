public import Foundation

extension NSAttributedString.Key {
  /// A font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// A paragraph style.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// The letters' colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")

  /// How far letters are apart, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// How much further letters are apart, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")

  /// A line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// A line under the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The outline's colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")

  /// The outline's width, in parts of a hundred of the size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

  /// A shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// A text effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")

  /// Something that stands among the letters.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  /// Where a tap leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")

  /// How far the letters are raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  /// The colour of the line under the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// The colour of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// How much the letters lean.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")

  /// How much wider the letters are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")

  /// Directions of writing, one in another.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// The old name of the attributes of text.
public typealias NSAttributedStringKey = NSAttributedString.Key
