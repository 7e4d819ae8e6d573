/// A block of a golden that other goldens of the same file can refer to: a heading of one word, such as
/// `cast`, and the lines under it.
///
/// Most cases of a style begin with the same hierarchy. It stands in the first of them alone.
struct GoldenBlock: Hashable {
  /// The heading.
  let word: String
  private let key: ByteKey

  /// The lines as the file holds them, the heading first.
  var bytes: [UInt8] { key.bytes }

  /// The number of the lines.
  var lineCount: Int { bytes.count { $0 == .lineFeed } }

  /// What stands between the heading and the case that has the block.
  private static let asWord = " as "

  /// Takes the lines up to a blank one as a block; none where the first line is no heading of one word.
  init?(_ bytes: ArraySlice<UInt8>) {
    let heading = bytes.prefix { $0 != .lineFeed }
    guard heading.starts(with: GoldenEntry.margin) else { return nil }
    let word = heading.dropFirst(Layout.indentation)
    guard !word.isEmpty, word.allSatisfy(\.standsBare), heading.count + 1 < bytes.count else {
      return nil
    }
    self.word = String(decoding: word, as: UTF8.self)
    key = ByteKey(Array(bytes))
  }

  /// The line that stands for the block where it is that of a case further above.
  func reference(to scenario: String) -> [UInt8] {
    GoldenEntry.margin + "\(word)\(Self.asWord)\(scenario.word())\n".utf8
  }

  /// Reads a line that stands for a block; none where the line is something else.
  ///
  /// - Parameter line: The line with its line feed, the first of its block.
  static func reference(in line: ArraySlice<UInt8>) -> (word: String, scenario: String)? {
    guard line.starts(with: GoldenEntry.margin) else { return nil }
    var reader = LineReader(Array(line.dropFirst(Layout.indentation)))
    guard (try? reader.nextLine()) != nil else { return nil }
    let word = reader.bareWord
    reader.position = word.upperBound
    guard !word.isEmpty, reader.takeIfNext(asWord), let scenario = try? reader.takeWord(),
      reader.isAtEndOfLine
    else { return nil }
    return (reader.text(word), scenario)
  }

  /// The blocks of a golden, without the blank lines between them.
  ///
  /// - Parameter table: The golden's lines.
  /// - Returns: The lines of each block.
  static func blocks(in table: LineTable, _ lines: Range<Int>) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start = lines.lowerBound
    for line in lines where table.bytes[table[line].lowerBound] == .lineFeed {
      if start < line { blocks.append(start..<line) }
      start = line + 1
    }
    if start < lines.upperBound { blocks.append(start..<lines.upperBound) }
    return blocks
  }
}
