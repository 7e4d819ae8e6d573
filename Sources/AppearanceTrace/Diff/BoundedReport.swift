/// A report that stops at a limit and says what it left out.
struct BoundedReport {
  /// How lines are made visible.
  var visible = VisibleText()
  /// Whether the limit is reached.
  private(set) var isFull = false
  private var rendering = LineDiff.Rendering()
  /// The lines of the hunk that is being written.
  private var hunk: [String]?
  private var room: Int
  private let hunkCount: Int
  private let fullDiff: String?

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
  /// - Parameters:
  ///   - change: What changes in it.
  ///   - write: Writes its lines.
  /// - Returns: Whether it fitted.
  mutating func append(_ change: [UInt8], _ write: (inout BoundedReport) -> Void) -> Bool {
    let before = room
    hunk = []
    write(&self)
    let lines = hunk ?? []
    hunk = nil
    if isFull {
      guard rendering.hunks.isEmpty else {
        room = before
        return false
      }
      rendering.closing = "first \(lines.count) lines of hunk 1 of \(hunkCount)"
    }
    rendering.hunks.append(
      LineDiff.RenderedHunk(text: lines.map { $0 + "\n" }.joined(), change: change))
    return !isFull
  }

  /// Writes a line, if it fits; into the hunk that is being written, else into the head.
  mutating func writeLine(_ line: String) {
    let count = line.utf8.count + 1
    isFull = isFull || count > room
    guard !isFull else { return }
    room -= count
    if hunk != nil { hunk?.append(line) } else { rendering.head += line + "\n" }
  }

  /// The report, with a last line about what is left out or where the whole is.
  func finished() -> LineDiff.Rendering {
    var rendering = rendering
    var closing = rendering.closing.isEmpty ? [] : [rendering.closing]
    if closing.isEmpty, rendering.hunks.count < hunkCount {
      closing.append("first \(rendering.hunks.count) hunks of \(hunkCount)")
    }
    if let fullDiff { closing.append("full diff in \(fullDiff)") }
    rendering.closing = closing.isEmpty ? "" : closing.joined(separator: ", ") + "\n"
    return rendering
  }
}
