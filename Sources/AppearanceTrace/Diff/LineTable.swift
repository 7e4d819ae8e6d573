/// A text and where its lines start; a line feed belongs to the line that it ends.
struct LineTable: Sendable {
  let bytes: [UInt8]
  /// The start of each line, and the end of the text.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBytes { bytes in
      starts.reserveCapacity(bytes.count / 32 + 2)
      ByteScan.forEachLineEnd(bytes) { starts.append($0) }
      if starts.last != bytes.count { starts.append(bytes.count) }
    }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count - 1 }

  /// Where the line's bytes are.
  subscript(line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  /// Where the bytes of some lines in a row are.
  func bytes(of lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  /// The number of lines that end within the first so many bytes.
  func lines(within prefix: Int) -> Int {
    starts.prefixCount { $0 <= prefix } - 1
  }

  /// The number of lines that start within the last so many bytes.
  func lines(withinLast suffix: Int) -> Int {
    let first = bytes.count - suffix
    return count - starts.prefixCount { $0 < first }
  }

  /// Whether the text has bytes but no line feed at its end.
  var lacksFinalNewline: Bool {
    bytes.last.map { $0 != .lineFeed } ?? false
  }
}
