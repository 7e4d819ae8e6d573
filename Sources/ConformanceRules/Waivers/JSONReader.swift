/// Reads signs and texts of JSON one after another, and knows where it stands.
///
/// Foundation's decoder does not say where in a text a value stands. A waiver that is expired or needless
/// is only found to be so after everything was judged, and then its line and column are named; so are a
/// member that is unknown, absent or there twice.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  /// How far lines and columns are counted, and the place there.
  private var counted = (position: 0, place: WaiverSource.Place(line: 1, column: 1))

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipSpace()
  }

  /// The place of what comes next.
  var place: WaiverSource.Place {
    var (line, column) = (counted.place.line, counted.place.column)
    for byte in bytes[counted.position..<position] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return WaiverSource.Place(line: line, column: column)
  }

  /// Takes a sign if it comes next.
  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == sign.value else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// Takes `null` if it comes next.
  mutating func takesNull() -> Bool {
    guard bytes[position...].starts(with: "null".utf8) else { return false }
    position += 4
    skipSpace()
    return true
  }

  /// Takes a sign.
  ///
  /// - Throws: That another comes next.
  mutating func take(_ sign: Unicode.Scalar, or words: String) throws(WaiverSyntaxError) {
    guard takes(sign) else { throw unexpected(words) }
  }

  /// Takes the end of the text.
  ///
  /// - Throws: That more comes.
  func end() throws(WaiverSyntaxError) {
    guard position == bytes.count else { throw unexpected("the end of the text") }
  }

  /// Takes a text in quotes.
  ///
  /// - Throws: That none comes next, or that it is not well written.
  mutating func string() throws(WaiverSyntaxError) -> String {
    let start = position
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a text in quotes") }
    position += 1
    var content: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("a closing quote") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        content += try escaped()
      } else {
        content.append(byte)
      }
    }
    guard byte != nil else { throw unexpected("a closing quote") }
    guard let text = String(validating: content, as: UTF8.self) else {
      position = start
      throw WaiverSyntaxError(place: place, message: "found bytes that are not UTF-8")
    }
    position += 1
    skipSpace()
    return text
  }

  /// The bytes that are meant by an escape, whose backslash has been taken.
  private mutating func escaped() throws(WaiverSyntaxError) -> [UInt8] {
    let plain: [Unicode.Scalar: UInt8] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
    ]
    guard let byte else { throw unexpected("an escape") }
    if let meant = plain[Unicode.Scalar(byte)] {
      position += 1
      return [meant]
    }
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard self.byte == UInt8(ascii: "\\") else { throw unexpected("the other half of a pair") }
      position += 1
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw unexpected("a pair of escapes that is a character")
    }
    return Array(text.utf8)
  }

  /// Takes `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(WaiverSyntaxError) -> UInt16 {
    let digits = bytes[position...].dropFirst().prefix(4)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard byte == UInt8(ascii: "u"), digits.count == 4, isHexadecimal,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected("an escape") }
    position += 5
    return unit
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
    counted = (position, place)
  }

  private func unexpected(_ words: String) -> WaiverSyntaxError {
    let rest = bytes[position...].prefix { $0 > 0x20 }.prefix(20)
    let word = String(decoding: rest, as: UTF8.self)
    let found =
      switch byte {
      case nil: "the end of the text"
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
      case .some: "'\(word)'"
      }
    return WaiverSyntaxError(place: place, message: "found \(found), expected \(words)")
  }
}
