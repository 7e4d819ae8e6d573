/// Why a text is no trace, and where.
public struct TraceSyntaxError: Error, Sendable, Equatable {
  /// The number of the line, from 1.
  public var line: Int
  /// The number of the character in its line, from 1; a character is a Unicode scalar.
  ///
  /// In a line that is not valid UTF-8 each byte counts that does not continue a scalar.
  public var column: Int
  /// What was found and what was expected.
  public var reason: Reason

  /// Says what is wrong at a place.
  public init(line: Int, column: Int, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension TraceSyntaxError {
  /// What was found and what was expected.
  public enum Reason: Sendable, Equatable {
    /// Something stands where only other things may; with the nearest word, if one is near.
    case unexpected(Found, expected: Expected, nearest: String? = nil)
    /// A word or a number is right but not in its only form.
    case notCanonical(String, canonical: String)
    /// A keyword is followed by a wrong number of spaces.
    case spacing(found: Int, expected: Int)
    /// A line stands too far to the left or to the right.
    case indentation(found: Int, expected: Int)
    /// A number is greater than any trace can hold.
    case numberTooLarge(String)
    /// The text is in another version of the notation, which nothing reads any more, or not yet.
    case unsupportedVersion(String)
    /// An instant is announced again.
    case repeatedInstant(TraceTime)
    /// A field of a checkpoint, or a clause of a contract, comes after one that belongs behind it.
    case outOfOrder(String, after: String)
    /// A field that a checkpoint has once comes again, or a clause that a contract has once.
    case repeatedField(String)
    /// An object of JSON lacks a member.
    case missingKey(String)
    /// An object of JSON has a member that does not belong there.
    case unknownKey(String, nearest: String? = nil)
    /// An object of JSON has a member twice.
    case repeatedKey(String)
    /// A final frame has neither four numbers nor none.
    case wrongFrame
    /// The text is well written but says what no run can do.
    case disorder(Trace.Disorder)
    /// The text begins with a byte order mark.
    case byteOrderMark
    /// A line ends with a carriage return, or holds one.
    case carriageReturn
    /// A control character stands in the text.
    case controlByte(UInt8)
    /// A byte belongs to no UTF-8 text.
    case invalidUTF8(UInt8)
    /// A merge left its marks in the text.
    case conflictMark(String)
  }

  /// What stands where something else was expected.
  public enum Found: Sendable, Equatable {
    /// The word or sign at the place; long ones are cut.
    case text(String)
    case blankLine, endOfLine, endOfText
  }

  /// What may stand at a place.
  public enum Expected: Sendable, Equatable {
    /// Just this.
    case literal(String)
    /// One word of a short vocabulary.
    case oneOf([String])
    /// What this clause of a contract can say, other than UIKit's own behaviour.
    case clause(String)
    /// The name of a member of the cast.
    case castMember
    /// What an object of the cast is.
    case role
    /// Width and height in points, above zero.
    case size
    case name, value, receiver, method, event, field, time, number, text
    case instantOrEnding, closingQuote, escape
    case string, flag, array, object, json
    case blankLine, endOfLine, endOfText, lineFeed
  }
}
