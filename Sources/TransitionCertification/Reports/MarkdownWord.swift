/// Foreign words in Markdown, so that they stay words whatever signs they are made of.
package enum MarkdownWord {
  /// Words as code, on one line, also in a cell of a table.
  package static func code(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    let ticks = String(repeating: "`", count: longestRun(in: line) + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return "\(ticks)\(pad)\(line.replacing("|", with: "\\|"))\(pad)\(ticks)"
  }

  /// What stands above and below lines, which have none as long.
  package static func fence(around lines: String) -> String {
    String(repeating: "`", count: max(3, longestRun(in: lines) + 1))
  }

  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
