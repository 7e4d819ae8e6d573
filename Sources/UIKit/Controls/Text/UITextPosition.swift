import CoreGraphics
public import Foundation

/// A place in a text, between two letters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  /// Whether it covers nothing.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A direction in a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction in a text as it is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in a text of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// How much of a text a step covers.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// A place in the text of a view of this module, by its distance from the beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A part of the text of a view of this module.
final class TextSpan: UITextRange {
  let span: NSRange

  init(_ span: NSRange) {
    self.span = span
    super.init()
  }

  override var isEmpty: Bool { span.length == 0 }
  override var start: UITextPosition { TextOffset(span.location) }
  override var end: UITextPosition { TextOffset(span.location + span.length) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.span == span }
  nonisolated override var hash: Int { span.location ^ span.length << 16 }
}
