/// A table of Markdown.
struct MarkdownTable {
  private var lines: [String]

  /// - Parameter headings: The columns' names.
  init(_ headings: String...) {
    lines = [Self.line(headings), Self.line(headings.map { _ in "---" })]
  }

  /// Adds a row.
  mutating func append(_ cells: String...) {
    lines.append(Self.line(cells))
  }

  /// The table's lines.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func line(_ cells: [String]) -> String {
    let escaped = cells.map { $0.replacing("|", with: "\\|") }
    return "| " + escaped.joined(separator: " | ") + " |"
  }
}

extension Sequence<String> {
  /// The words as code, with commas between; a dash where there are none.
  var asCode: String {
    let words = map { "`\($0)`" }
    return words.isEmpty ? "-" : words.joined(separator: ", ")
  }
}
