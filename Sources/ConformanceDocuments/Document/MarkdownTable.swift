import ConformanceReports
/// A table of Markdown.
struct MarkdownTable {
  private let headings: [String]
  private var rows: [[String]] = []

  /// - Parameter headings: The columns' names.
  init(_ headings: [String]) {
    self.headings = headings
  }

  /// Adds a row.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
  }

  /// The table's lines, each as far as it says something: Markdown fills a row up with empty cells.
  ///
  /// - Parameter format: What becomes of the text of each cell.
  func text(_ format: (String) -> String = { $0 }) -> String {
    ([Self.line(headings), Self.line(headings.map { _ in "---" })]
      + rows.map { Self.line(Self.said($0.map(format))) })
      .map { $0 + "\n" }.joined()
  }

  /// Cells without the empty ones at their end; the first one stands in any case.
  private static func said(_ cells: [String]) -> ArraySlice<String> {
    cells[...(cells.lastIndex { !$0.isEmpty } ?? 0)]
  }

  private static func line(_ cells: some Sequence<String>) -> String {
    let escaped = cells.map { $0.replacing("|", with: "\\|") }
    return "|" + escaped.joined(separator: "|") + "|"
  }
}

extension Sequence<String> {
  /// The words as code, with commas between; a word that says so where there are none.
  var asCode: String {
    let words = map { "`\($0)`" }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
