/// The text of a source, with comments and texts between quotes blanked out, so that words in it are code.
struct SourceText {
  /// The path by which places in it are told.
  let path: String
  let lines: [String]
  /// The code, with as many lines as the source.
  let code: String

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = Self.blanked(text)
  }

  /// Where a line is in what the author wrote: code that was moved says where it was.
  ///
  /// - Parameter line: a line of this text, from 1.
  func place(ofLine line: Int) -> SourceLine {
    let mark = lines.prefix(max(line - 1, 0)).lastIndex { $0.hasPrefix("#sourceLocation(") }
    guard let mark, let pieces = Self.pieces(of: lines[mark]) else {
      return SourceLine(file: path, line: line)
    }
    return SourceLine(file: pieces.file, line: pieces.line + line - mark - 2)
  }

  private static func pieces(of directive: String) -> (file: String, line: Int)? {
    let quoted = directive.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count == 3 else { return nil }
    return Int(quoted[2].filter(\.isNumber)).map { (String(quoted[1]), $0) }
  }

  // MARK: - Blanking

  /// The code of a text: what stands in comments and between quotes becomes space.
  ///
  /// Code inside of a text, `"\(name)"`, goes with the text.
  private static func blanked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result = bytes
    var index = 0
    func starts(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }
    func blank(_ count: Int) {
      for _ in 0..<count where index < bytes.count {
        if bytes[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    while index < bytes.count {
      if starts("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank(1) }
      } else if starts("/*") {
        var depth = 0
        repeat {
          if starts("/*") {
            depth += 1
            blank(2)
          } else if starts("*/") {
            depth -= 1
            blank(2)
          } else {
            blank(1)
          }
        } while depth > 0 && index < bytes.count
      } else if starts("\"\"\"") {
        blank(3)
        while index < bytes.count, !starts("\"\"\"") { blank(starts("\\") ? 2 : 1) }
        blank(3)
      } else if starts("\"") {
        blank(1)
        while index < bytes.count, !starts("\""), !starts("\n") { blank(starts("\\") ? 2 : 1) }
        blank(1)
      } else {
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
