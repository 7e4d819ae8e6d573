/// A golden's text as it stands in a file of many: indented, and without what names its case.
///
/// The lines are indented so that the first column is left to the cases: the heading of a change in
/// git is the last line above it that starts there.
struct GoldenEntry: Equatable {
  /// The words behind `evidence` in the header; empty where there is no such line.
  let evidence: String
  /// The other lines, but for the header's `scenario`.
  let body: [UInt8]

  /// The margin of a body's lines; a blank line has none.
  static let margin = Array(repeating: UInt8.space, count: Layout.indentation)

  /// Takes a golden apart: a trace, or a line that refers to one.
  ///
  /// - Parameter text: The text as a file of its own would hold it, whether it can be read or not.
  init(_ text: [UInt8]) {
    let lines = LineTable(text)
    var evidence = ""
    var body: [UInt8] = []
    body.reserveCapacity(text.count + lines.count * Layout.indentation)
    var isInHeader = true
    for line in 0..<lines.count {
      let bytes = text[lines[line]]
      guard bytes.first != .lineFeed else {
        isInHeader = false
        body.append(.lineFeed)
        continue
      }
      if isInHeader {
        if bytes.starts(with: HeaderLine.scenario.utf8) { continue }
        if bytes.starts(with: HeaderLine.evidence.utf8) {
          let words = bytes.dropFirst(HeaderLine.evidence.utf8.count).dropLast()
          evidence = String(decoding: words, as: UTF8.self)
          continue
        }
      }
      body += Self.margin
      body += bytes
    }
    self.evidence = evidence
    self.body = body
  }

  /// What a text begins with: a trace, or a line that refers to one.
  static let heads = ["\(Keyword.trace) ", CaseReference.keyword].map { Array($0.utf8) }

  /// How the header's lines begin that a file of many holds at the case, or that come before them.
  enum HeaderLine {
    static let scenario = start(Keyword.scenario)
    static let evidence = start(Keyword.evidence)
    /// The line behind which the evidence stands in a trace.
    static let screen = start(Keyword.screen)

    private static func start(_ keyword: String) -> String {
      let gap = Layout.gap(after: keyword, width: Layout.headerWidth)
      return keyword + String(repeating: " ", count: gap)
    }
  }
}
