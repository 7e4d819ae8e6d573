import TransitionCertification

/// Foreign text as it may stand in Markdown.
package enum MarkdownText {
  /// A text in a line, in which no letter means anything to Markdown or names a person.
  package static func plain(_ text: String) -> String {
    text.visibleLines.reduce(into: "") { escaped, letter in
      switch letter {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!": escaped += "\\\(letter)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A joiner that nobody sees keeps a name from being one of a person.
      case "@": escaped += "@\u{2060}"
      case "\n", "\r\n": escaped += " "
      default: escaped.append(letter)
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
  package static func fenced(_ text: String) -> String {
    let lines = text.visibleLines
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
    return "\(fence)text\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func longestRun(of letter: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for found in text {
      current = found == letter ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
