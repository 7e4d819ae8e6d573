import Testing

/// A block of code in a document, and where a comment above it says that it is quoted from.
struct Quotation {
  let language: String
  let source: Source?
  private(set) var code = ""

  /// The blocks of a document.
  static func all(in document: String) throws -> [Quotation] {
    var quotations: [Quotation] = []
    var open: Quotation?
    var last: Substring = ""
    for line in try House.text(of: document).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if var quotation = open {
        if line == "```" {
          quotations.append(quotation)
          open = nil
        } else {
          quotation.code += line + "\n"
          open = quotation
        }
      } else if line.hasPrefix("```") {
        open = Quotation(language: String(line.dropFirst(3)), source: Source(comment: last))
      }
      last = line
    }
    return quotations
  }

  /// A file that the package compiles, whole, or an example that a function of it marks.
  struct Source: CustomStringConvertible {
    let file: String
    let function: String?

    var description: String { function.map { "\(file): \($0)" } ?? file }

    /// - Parameter comment: A line of a document, `<!-- FILE -->` or `<!-- FILE: FUNCTION -->`.
    init?(comment: Substring) {
      guard comment.hasPrefix("<!-- Tests/"), comment.hasSuffix(" -->") else { return nil }
      let words = comment.dropFirst(5).dropLast(4).split(separator: ": ", maxSplits: 1)
      file = String(words[0])
      function = words.count > 1 ? String(words[1]) : nil
    }

    /// The code as its file has it, an example without its indentation.
    func text() throws -> String {
      let whole = try House.text(of: file)
      guard let function else { return whole }
      let start = try #require(whole.range(of: "func \(function)("), "\(self)")
      let rest = whole[start.upperBound...]
      let begin = try #require(rest.range(of: "// example\n"), "\(self)")
      let end = try #require(rest.range(of: "// end\n"), "\(self)")
      let lines = rest[begin.upperBound..<end.lowerBound]
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(depth) + "\n" }.joined()
    }
  }
}
