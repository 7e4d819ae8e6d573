extension LineDiff {
  /// What a report calls the two texts.
  public struct Names: Sendable, Equatable {
    /// The name behind the three minus signs.
    public var old: String
    /// The name behind the three plus signs.
    public var new: String

    /// Names both texts.
    public init(old: String = "golden", new: String = "recorded") {
      self.old = old
      self.new = new
    }
  }

  /// The most bytes of a failure's message.
  public static let messageLimit = 64 * 1024

  /// The changes as unified hunks, three lines of context around each; empty if there are none.
  ///
  /// A hunk's heading shows the last line above it that starts in the first column. Control bytes
  /// and bytes that are not UTF-8 show as escapes.
  ///
  /// - Parameters:
  ///   - limit: The most bytes; what does not fit is counted in the last line. Pass `.max` for all.
  ///   - names: What the two texts are called.
  ///   - fullDiff: Where the whole is to be found, for the last line.
  public func rendered(
    limit: Int = messageLimit, names: Names = Names(), fullDiff: String? = nil
  ) -> String {
    rendering(limit: limit, names: names, fullDiff: fullDiff).text
  }

  /// The changes as `rendered` shows them, in parts.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of all parts together.
  ///   - names: What the two texts are called.
  ///   - fullDiff: Where the whole is to be found.
  public func rendering(
    limit: Int = messageLimit, names: Names = Names(), fullDiff: String? = nil
  ) -> Rendering {
    guard !isEmpty else { return Rendering() }
    let hunks = self.hunks
    var report = BoundedReport(limit: limit, hunkCount: hunks.count, fullDiff: fullDiff)
    report.writeLine("--- " + report.visible.line(Array(names.old.utf8)[...]))
    report.writeLine("+++ " + report.visible.line(Array(names.new.utf8)[...]))
    if let message = remarks.message { report.writeLine(message) }
    var heading = Heading()
    for hunk in hunks {
      heading.move(to: hunk.old.lowerBound, in: old)
      guard report.append(change(of: hunk), { write(hunk, under: heading, to: &$0) }) else { break }
    }
    return report.finished()
  }

  /// The lines of a hunk from its first change to its last, each behind its sign.
  private func change(of hunk: Hunk) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = hunk.changes.first?.old.lowerBound ?? hunk.old.lowerBound
    func append(_ table: LineTable, _ lines: Range<Int>, sign: Unicode.Scalar) {
      for line in lines {
        bytes.append(UInt8(ascii: sign))
        bytes += table.bytes[table[line]]
      }
    }
    for change in hunk.changes {
      append(old, place..<change.old.lowerBound, sign: " ")
      append(old, change.old, sign: "-")
      append(new, change.new, sign: "+")
      place = change.old.upperBound
    }
    return bytes
  }

  private func write(
    _ hunk: Hunk, under heading: Heading, to report: inout BoundedReport
  ) {
    let title = heading.line.map { " " + report.visible.line(old.bytes[old[$0]]) } ?? ""
    report.writeLine("@@ -\(position(hunk.old)) +\(position(hunk.new)) @@" + title)
    var place = hunk.old.lowerBound
    for change in hunk.changes {
      write(old, place..<change.old.lowerBound, sign: " ", to: &report)
      report.visible.escapesBeyondASCII = looksSame(change)
      write(old, change.old, sign: "-", to: &report)
      write(new, change.new, sign: "+", to: &report)
      report.visible.escapesBeyondASCII = false
      place = change.old.upperBound
    }
    write(old, place..<hunk.old.upperBound, sign: " ", to: &report)
  }

  private func write(
    _ table: LineTable, _ lines: Range<Int>, sign: String, to report: inout BoundedReport
  ) {
    for line in lines where !report.isFull {
      let bytes = table.bytes[table[line]]
      report.writeLine(sign + report.visible.line(bytes))
      if bytes.last != .lineFeed { report.writeLine("\\ no newline at the end") }
    }
  }

  /// Whether the old and the new lines are the same text in different Unicode forms.
  private func looksSame(_ change: Change) -> Bool {
    let oldBytes = old.bytes[old.bytes(of: change.old)]
    guard change.old.count == change.new.count, oldBytes.contains(where: { $0 >= 0x80 }) else {
      return false
    }
    let newBytes = new.bytes[new.bytes(of: change.new)]
    return String(decoding: oldBytes, as: UTF8.self) == String(decoding: newBytes, as: UTF8.self)
  }

  /// The first line, from 1, and the number of lines; the line before where there are none.
  private func position(_ lines: Range<Int>) -> String {
    "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
  }

  /// The last line above a hunk that starts in the first column.
  private struct Heading {
    var line: Int?
    private var searched = 0

    init() {}

    mutating func move(to place: Int, in table: LineTable) {
      var candidate = place
      while candidate > searched {
        candidate -= 1
        let range = table[candidate]
        let first = table.bytes[range.lowerBound]
        if first != .space, first != .lineFeed, first != .carriageReturn {
          line = candidate
          break
        }
      }
      searched = place
    }
  }
}
