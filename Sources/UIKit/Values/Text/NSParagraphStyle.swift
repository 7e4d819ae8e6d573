public import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  final var values = ParagraphValues()

  /// Makes the usual style.
  public override init() {
    super.init()
  }

  /// Makes the usual style; archives keep no styles here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns a style that does not change with this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  /// How much room there is between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// How much room there is after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// How much room there is before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where lines go.
  open var alignment: NSTextAlignment { values.alignment }

  /// How far the first line is set in.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// How far the other lines are set in.
  open var headIndent: CGFloat { values.headIndent }

  /// How far lines are set in at their end.
  open var tailIndent: CGFloat { values.tailIndent }

  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line; zero for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What the height of a line is multiplied by; zero for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// When words are broken, from zero for never to one.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// How lines are broken beside what the mode says.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How much room there is between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// How much room there is after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// How much room there is before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// Where lines go.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// How far the first line is set in.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines are set in.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// How far lines are set in at their end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// How lines are broken beside what the mode says.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// What happens to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line; zero for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// What the height of a line is multiplied by; zero for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The direction of writing.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// When words are broken, from zero for never to one.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// How a paragraph is set, as one value.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
}
