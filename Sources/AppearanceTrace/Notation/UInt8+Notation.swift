extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let dot = UInt8(ascii: ".")
  static let openParenthesis = UInt8(ascii: "(")
  static let openBracket = UInt8(ascii: "[")
  static let openBrace = UInt8(ascii: "{")

  /// Whether the byte may stand in a word without quotes.
  var standsBare: Bool { Self.bareBytes[Int(self)] }

  /// The answers for all bytes: it is asked for every byte of every word that is printed.
  private static let bareBytes = (UInt8.min...UInt8.max).map(mayStandBare)

  private static func mayStandBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      .dot, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: "+"):
      true
    default:
      false
    }
  }

  /// Whether the byte is a decimal digit.
  var isDigit: Bool {
    UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9")
  }

  /// Whether the byte is a control character of ASCII.
  var isControl: Bool {
    self < 0x20 || self == 0x7F
  }

  /// Two hexadecimal digits in lower case.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
