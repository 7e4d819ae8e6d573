extension TraceSyntaxError: CustomStringConvertible {
  public var description: String {
    "line \(line), column \(column): \(Self.message(reason))"
  }
}

extension TraceSyntaxError {
  /// The reason in words, lower case, without a full stop.
  public static func message(_ reason: Reason) -> String {
    switch reason {
    case .unexpected(let found, let expected, let nearest):
      "found \(words(found)), expected \(words(expected))" + suggestion(nearest)
    case .notCanonical(let found, let canonical):
      "found \(shown(found)), expected it written as \(canonical)"
    case .spacing(let found, let expected):
      "found \(count(found, "space")), expected \(expected)"
    case .indentation(let found, let expected):
      "found an indentation of \(count(found, "space")), expected \(expected)"
    case .numberTooLarge(let found):
      "found \(shown(found)), expected a number that fits in 64 bits"
    case .unsupportedVersion(let found):
      "found version \(shown(found)), expected version \(Layout.version); "
        + "record the trace anew with conform record"
    case .repeatedInstant(let time):
      "found \(time.text) again, expected a later instant"
    case .outOfOrder(let found, let last):
      "found \(shown(found)) after \(shown(last)), expected it before"
    case .repeatedField(let found):
      "found \(shown(found)) again, expected it once"
    case .missingKey(let key):
      "found no member \(shown(key)), expected one"
    case .unknownKey(let key, let nearest):
      "found a member \(shown(key)), expected none of that name" + suggestion(nearest)
    case .repeatedKey(let key):
      "found a member \(shown(key)) again, expected it once"
    case .wrongFrame:
      "found another count of numbers, expected four or none for a frame"
    case .disorder(let disorder):
      message(disorder)
    case .byteOrderMark:
      "found a byte order mark, expected text without one"
    case .carriageReturn:
      "found a carriage return, expected lines that end with a line feed alone"
    case .controlByte(let byte):
      "found the control byte 0x\(byte.hexadecimal), expected visible text"
    case .invalidUTF8(let byte):
      "found the byte 0x\(byte.hexadecimal), expected valid UTF-8"
    case .conflictMark(let mark):
      "found the merge conflict mark \(shown(mark)), expected a merged text"
    }
  }

  /// The disorder in words.
  static func message(_ disorder: Trace.Disorder) -> String {
    switch disorder {
    case .timeGoesBack(let last, let time):
      "found \(time.text) after \(last.text), expected a later time"
    case .beginsTwice(let transition):
      "found another begin of \(shown(transition)), expected each transition to begin once"
    case .leadsNowhere(let transition):
      "found the same controller on both sides of \(shown(transition)), expected two"
    case .endsUnbegun(let transition):
      "found an end of \(shown(transition)), expected a transition that is open"
    case .countBelowOne(let count):
      "found \(count), expected a number from 1"
    case .countBelowZero(let count):
      "found \(count), expected a number from 0"
    case .sizeWithoutExtent:
      "found no size, expected \(words(.size))"
    case .insideItself(let name):
      "found \(shown(name)) put into itself, expected it in something else"
    case .viewTwice(let view):
      "found \(shown(view)) at a second place, expected each view once in a tree"
    case .stranger(let name):
      "found \(shown(name)), expected a name of the cast"
    case .castTwice(let name):
      "found \(shown(name)) again, expected each name once in the cast"
    case .treeTooDeep(let limit):
      "found a deeper tree, expected at most \(limit) levels"
    }
  }

  private static func suggestion(_ word: String?) -> String {
    word.map { " (did you mean \($0.word())?)" } ?? ""
  }

  private static func words(_ found: Found) -> String {
    switch found {
    case .text(let text): shown(text)
    case .blankLine: "a blank line"
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    }
  }

  private static func words(_ expected: Expected) -> String {
    switch expected {
    case .literal(let text): shown(text)
    case .oneOf(let words): alternatives(words)
    case .clause(let clause): "what '\(clause)' can declare, other than UIKit's own behaviour"
    case .castMember: "a name of the cast"
    case .role: "a role"
    case .size: "a width and a height in points, above zero"
    case .name: "a name"
    case .value: "a value"
    case .receiver: "a receiver and a dot"
    case .method: "a method"
    case .event: "an event"
    case .field: "a field of a checkpoint"
    case .time: "a time in milliseconds"
    case .number: "a number"
    case .text: "a text"
    case .instantOrEnding: "an event, an instant, or a blank line and the ending"
    case .closingQuote: "a closing quote"
    case .escape: "an escape"
    case .string: "a string"
    case .flag: "true or false"
    case .array: "an array"
    case .object: "an object"
    case .json: "a value of JSON"
    case .blankLine: "a blank line"
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    case .lineFeed: "a line feed"
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func shown(_ text: String) -> String { text.quoted }
}
