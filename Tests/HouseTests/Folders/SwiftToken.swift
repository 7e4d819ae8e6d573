/// A word or a mark of a Swift source, without comments and texts.
enum SwiftToken: Equatable {
  /// A word; it names a member where a dot stands before it.
  case word(String, isMember: Bool)
  /// Any other character that is not white space.
  case mark(Character)
}

/// Cuts a Swift source into words and marks.
///
/// Comments and the texts of string literals are left out; what a literal interpolates is code. Regular
/// expressions between slashes are not known.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [SwiftToken] = []

  /// The words and marks of a source, in order.
  static func of(_ source: String) -> [SwiftToken] {
    var cutter = SwiftTokens(source)
    while cutter.place < cutter.bytes.count { cutter.readCode() }
    return cutter.tokens
  }

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = place + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private func starts(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  // MARK: - Code

  private mutating func readCode() {
    if Self.isWord(byte()) { return readWord() }
    if starts("//") { return skipLine() }
    if starts("/*") { return skipComment() }
    if let hashes = hashesBeforeQuote { return readText(hashes) }
    if byte() > 0x20 { tokens.append(.mark(Character(UnicodeScalar(byte())))) }
    place += 1
  }

  private mutating func readWord() {
    let start = place
    while Self.isWord(byte()) { place += 1 }
    tokens.append(
      .word(
        String(decoding: bytes[start..<place], as: UTF8.self), isMember: tokens.last == .mark(".")))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  // MARK: - Texts

  /// How many hashes stand before a quotation mark that begins here; none where none begins.
  private var hashesBeforeQuote: Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func readText(_ hashes: Int) {
    place += hashes
    let quotes = starts("\"\"\"") ? 3 : 1
    place += quotes
    while place < bytes.count {
      if closes(quotes, hashes) {
        place += quotes + hashes
        return
      }
      if byte() == UInt8(ascii: "\\"),
        (1..<(hashes + 1)).allSatisfy({ byte($0) == UInt8(ascii: "#") })
      {
        place += hashes + 1
        if byte() == UInt8(ascii: "(") { readInterpolation() } else { place += 1 }
      } else {
        place += 1
      }
    }
  }

  private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Reads what stands between the parentheses of an interpolation.
  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      readCode()
    } while depth > 0 && place < bytes.count
  }
}
