/// Foreign text as it may stand in Markdown.
package enum MarkdownText {
  /// A text in a line, in which no letter means anything to Markdown or names a person.
  package static func plain(_ text: String) -> String {
    text.visibleLines.unicodeScalars.reduce(into: "") { escaped, letter in
      switch letter {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!": escaped += "\\\(letter)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A joiner that nobody sees keeps a name from being one of a person.
      case "@": escaped += "@\u{2060}"
      case "\n", "\r": escaped += " "
      default: escaped.unicodeScalars.append(letter)
      }
    }
  }

  /// A text as code in a line.
  package static func code(_ text: String) -> String {
    let line = text.visibleLines.replacing("\n", with: " ")
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + pad + line + pad + fence
  }

  /// Lines as they stand, such as a picture.
  ///
  /// - Parameter language: What they are, for whoever colours them.
  package static func fenced(_ text: String, as language: String = "text") -> String {
    let lines = text.visibleLines
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
    return "\(fence)\(language)\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A table.
  ///
  /// - Parameters:
  ///   - headings: What stands above the columns.
  ///   - rows: Cells in Markdown, which may be code.
  package static func table(_ headings: [String], _ rows: [[String]]) -> String {
    ([headings, headings.map { _ in "---" }] + rows)
      .map { "|" + $0.map(cell).joined(separator: "|") + "|\n" }.joined()
  }

  /// A piece of Markdown as a cell of a table, which it does not leave.
  ///
  /// A table is cut into cells before anything in it is read, so that a bar ends a cell even in code, unless
  /// a backslash stands before it.
  package static func cell(_ markdown: String) -> String {
    var isEscaped = false
    return markdown.unicodeScalars.reduce(into: "") { cell, letter in
      switch letter {
      case "|" where !isEscaped: cell += "\\|"
      case "\n", "\r": cell += " "
      default: cell.unicodeScalars.append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
  }

  private static func longestRun(of letter: Unicode.Scalar, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for found in text.unicodeScalars {
      current = found == letter ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
