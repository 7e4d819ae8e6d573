/// What is selected in a text, in units of its length; empty where it is a cursor.
public struct TextSelection: Sendable, Equatable {
  /// Where it begins.
  public private(set) var start: Int
  /// How much of the text it covers.
  public private(set) var length: Int

  /// Makes a selection that fits a text of a length.
  public init(start: Int, length: Int, in textLength: Int) {
    self.start = min(max(0, start), textLength)
    self.length = min(max(0, length), textLength - self.start)
  }

  /// The end of a text.
  public init(endOf textLength: Int) {
    self.init(start: textLength, length: 0, in: textLength)
  }

  /// Where it ends.
  public var end: Int { start + length }

  /// What a key that deletes backwards takes away: what is selected, or what is before the cursor.
  ///
  /// - Parameter step: how long what is before the cursor is.
  public func deleted(step: Int) -> TextSelection {
    guard length == 0 else { return self }
    let length = min(max(0, step), start)
    return TextSelection(start: start - length, length: length, in: start)
  }

  /// The cursor behind what took the place of a part of the text.
  public func replaced(by newLength: Int, in textLength: Int) -> TextSelection {
    TextSelection(start: start + newLength, length: 0, in: textLength)
  }
}
