/// Where lines of text go.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// To where the language's lines begin.
  case natural = 4
}

/// What happens to text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, word by word.
  case byWordWrapping = 0
  /// It goes on in the next line, letter by letter.
  case byCharWrapping = 1
  /// It is cut.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  /// The language's.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// What stays in its place when text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line that the letters stand on.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The corner at the top left.
  case none = 2
}

/// How a line under text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// A bit for each member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)

  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)

  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)

  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)

  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)

  /// Dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// Under words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
