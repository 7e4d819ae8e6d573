/// A report that stops at a limit and says what it left out.
struct BoundedReport {
  /// How lines are made visible.
  var visible = VisibleText()
  /// Whether the limit is reached.
  private(set) var isFull = false
  private var text = ""
  private var room: Int
  private let hunkCount: Int
  private let fullDiff: String?
  private var hunksWritten = 0
  private var linesWritten = 0

  /// The most bytes of a line in a report with a limit.
  private static let lineLimit = 1000
  /// Digits of the greatest numbers in the last line, and its words.
  private static let closingRoom = 100

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - hunkCount: The number of hunks that there are.
  ///   - fullDiff: Where the whole is to be found.
  init(limit: Int, hunkCount: Int, fullDiff: String?) {
    self.hunkCount = hunkCount
    self.fullDiff = fullDiff
    room = limit == .max ? .max : limit - Self.closingRoom - (fullDiff?.utf8.count ?? 0)
    visible.lineLimit = limit == .max ? nil : Self.lineLimit
  }

  /// Writes a hunk, if it fits; the first also in part.
  ///
  /// - Returns: Whether it fitted.
  mutating func append(_ write: (inout BoundedReport) -> Void) -> Bool {
    let before = (text.utf8.count, room)
    linesWritten = 0
    write(&self)
    if !isFull {
      hunksWritten += 1
    } else if hunksWritten > 0 {
      text = String(text.utf8.prefix(before.0)) ?? text
      room = before.1
    }
    return !isFull
  }

  /// Writes a line, if it fits.
  mutating func writeLine(_ line: String) {
    let count = line.utf8.count + 1
    isFull = isFull || count > room
    guard !isFull else { return }
    room -= count
    text += line
    text += "\n"
    linesWritten += 1
  }

  /// The report, with a last line about what is left out or where the whole is.
  func finished() -> String {
    var closing: [String] = []
    if hunksWritten == 0 {
      closing.append("first \(linesWritten) lines of hunk 1 of \(hunkCount)")
    } else if hunksWritten < hunkCount {
      closing.append("first \(hunksWritten) hunks of \(hunkCount)")
    }
    if let fullDiff { closing.append("full diff in \(fullDiff)") }
    return closing.isEmpty ? text : text + closing.joined(separator: ", ") + "\n"
  }
}
