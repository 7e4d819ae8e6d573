extension LineReader {
  /// Takes a text in quotes.
  mutating func takeQuoted() throws(TraceSyntaxError) -> String {
    try takeQuoted { (reader) throws(TraceSyntaxError) in try reader.takeEscape() }
  }

  /// Takes a text in quotes, with escapes of the caller's notation.
  ///
  /// - Parameter escape: Takes what stands for one scalar, from its backslash on.
  mutating func takeQuoted(
    escape: (inout LineReader) throws(TraceSyntaxError) -> Unicode.Scalar
  ) throws(TraceSyntaxError) -> String {
    try take("\"")
    var text: [UInt8] = []
    while let byte = next, byte != .quote {
      if byte == .backslash {
        text.append(contentsOf: String(try escape(&self)).utf8)
      } else {
        text.append(byte)
        position += 1
      }
    }
    guard next == .quote else { throw unexpected(.closingQuote) }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func takeEscape() throws(TraceSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    let sign = next
    position += sign == nil ? 0 : 1
    switch sign {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "u"):
      if let scalar = takeScalarNumber() { return scalar }
    default: break
    }
    position = start
    throw unexpected(.escape)
  }

  /// Takes a scalar's number in braces; none if it is not one.
  private mutating func takeScalarNumber() -> Unicode.Scalar? {
    guard takeIfNext("{") else { return nil }
    let digits = bareWord
    guard digits.count <= 6, let value = UInt32(text(digits), radix: 16) else { return nil }
    position = digits.upperBound
    return takeIfNext("}") ? Unicode.Scalar(value) : nil
  }
}
