/// Goes through a text line by line and word by word, and knows where it is.
///
/// The text is there whole, or comes in pieces: then what lies before the line is let go. Places are good for the line
/// in which they were found.
struct LineReader {
  /// The text, as far as it came and is not read.
  private var bytes: [UInt8]
  /// Gives the next piece of the text, which is empty behind the last; none where the text is there whole.
  private var pieces: (() -> [UInt8])?
  /// The number of the line, from 1; 0 before the first.
  private(set) var line = 0
  /// Where the line's first byte is.
  private(set) var start = 0
  /// Where the line's line feed is.
  private(set) var end = 0
  /// Where the next byte of the line is.
  var position = 0
  /// The names that may stand where a name is read; all of them while there is no cast yet.
  var cast: NamesOfCast?
  /// Whether all lines are read; then the line is an empty one behind the last.
  private(set) var isAtEndOfText = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Parameter pieces: Gives the text piece by piece, and nothing behind the last.
  init(pieces: @escaping () -> [UInt8]) {
    bytes = []
    self.pieces = pieces
  }

  /// Whether nothing of the line is left.
  var isAtEndOfLine: Bool { position == end }

  /// Whether the line has no characters at all.
  var isBlank: Bool { start == end && !isAtEndOfText }

  /// The next byte of the line; none at its end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// Goes to the next line, or behind the last.
  ///
  /// - Throws: What is wrong with the line's bytes.
  mutating func nextLine() throws(TraceSyntaxError) {
    guard !isAtEndOfText else { return }
    start = line == 0 ? 0 : end + 1
    line += 1
    position = start
    end = start
    repeat {
      while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
    } while end == bytes.count && takePiece()
    isAtEndOfText = start == bytes.count
    if isAtEndOfText { return }
    try checkBytes()
    if end == bytes.count {
      position = end
      throw error(.unexpected(.endOfText, expected: .lineFeed))
    }
  }

  /// Takes the next piece in behind what is there of the line.
  ///
  /// - Returns: Whether there was one.
  private mutating func takePiece() -> Bool {
    guard let piece = pieces?(), !piece.isEmpty else {
      pieces = nil
      return false
    }
    bytes.removeSubrange(..<start)
    bytes += piece
    (start, position, end) = (0, position - start, end - start)
    return true
  }

  /// An error at a place of the line.
  ///
  /// - Parameter place: Where; the next byte's place if none is given.
  func error(
    _ reason: TraceSyntaxError.Reason, at place: Int? = nil
  ) -> TraceSyntaxError {
    let before = bytes[start..<(place ?? position)]
    let column = before.count { $0 & 0b1100_0000 != 0b1000_0000 } + 1
    return TraceSyntaxError(line: line, column: column, reason)
  }

  /// The text between two places of the line.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the bytes between two places of the line are just this text.
  func holds(_ text: String, in range: Range<Int>) -> Bool {
    bytes[range].elementsEqual(text.utf8)
  }

  /// Whether the rest of the line starts with this text.
  func starts(with text: String) -> Bool {
    bytes[position..<end].starts(with: text.utf8)
  }

  /// The word without quotes that starts at the next byte; empty if none does.
  var bareWord: Range<Int> {
    var limit = position
    while limit < end, bytes[limit].standsBare { limit += 1 }
    return position..<limit
  }

  /// The number of spaces from the next byte on.
  var spaces: Int {
    var limit = position
    while limit < end, bytes[limit] == .space { limit += 1 }
    return limit - position
  }

  /// The byte at a place of the line.
  subscript(place: Int) -> UInt8 { bytes[place] }
}

extension LineReader {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  private func checkBytes() throws(TraceSyntaxError) {
    let bytes = self.bytes[start..<end]
    if line == 1, bytes.starts(with: Self.byteOrderMark) {
      throw error(.byteOrderMark)
    }
    for mark in Self.conflictMarks where starts(with: mark) {
      throw error(.conflictMark(mark))
    }
    guard let odd = bytes.firstIndex(where: { $0.isControl || $0 >= 0x80 }) else { return }
    try checkScalars(from: odd)
  }

  private func checkScalars(from start: Int) throws(TraceSyntaxError) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start..<end].makeIterator()
    var place = start
    while place < end {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar) where scalar.count == 1 && bytes[place].isControl:
        let isReturn = bytes[place] == .carriageReturn
        throw error(isReturn ? .carriageReturn : .controlByte(bytes[place]), at: place)
      case .valid(let scalar):
        place += scalar.count
      case .error, .emptyInput:
        throw error(.invalidUTF8(bytes[place]), at: place)
      }
    }
  }
}
