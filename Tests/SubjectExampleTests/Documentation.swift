import Foundation

/// The examples as their files have them, and as the documentation quotes them.
enum Documentation {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let examples = "Tests/SubjectExampleTests"

  /// A declaration that an author uses, and the code that its comment shows.
  struct Entry: Sendable, CustomStringConvertible {
    let declaration: String
    let blocks: [String]

    var description: String { declaration }
  }

  /// The lines of a file, by its path from the root.
  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func files(in folder: String) -> [String] {
    let base = root.appendingPathComponent(folder).path
    return (FileManager.default.subpaths(atPath: base) ?? [])
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  // MARK: - As the files of examples have them

  /// What stands between two marks, without the indentation that all of it has.
  static func written() throws -> [String] {
    try files(in: examples).filter { $0.contains("Examples") }.flatMap { path in
      var found: [String] = []
      var open: [String]?
      for line in try lines(of: path) {
        switch line.trimmingPrefix(while: { $0 == " " }) {
        case "// example": open = []
        case "// end":
          found.append(dedented(open ?? []))
          open = nil
        default: open?.append(line)
        }
      }
      return found
    }
  }

  private static func dedented(_ lines: [String]) -> String {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }

  // MARK: - As the documentation quotes them

  /// The public functions of the stage that make a subject, or another one of a subject.
  static func functions() throws -> [Entry] {
    try files(in: "Sources/TransitionStage").flatMap { path in
      try entries(in: lines(of: path)) { line, following in
        let isFunction = ["public static func ", "public func "].contains { line.hasPrefix($0) }
        let signature = ([line] + following.prefix { !$0.hasPrefix("///") })
          .joined(separator: "\n").prefix { $0 != "{" }
        return isFunction && signature.contains(/->\s*Subject\s/)
      }
    }
  }

  /// The clauses of a contract.
  static func clauses() throws -> [Entry] {
    try entries(in: lines(of: "Sources/AppearanceTrace/Model/SubjectContract.swift")) { line, _ in
      line.hasPrefix("public var ") && !line.hasSuffix("{")
    }
  }

  /// The declarations that are meant, with the blocks of code of the comments above them.
  ///
  /// - Parameter isMeant: gets a line without its indentation, and the lines that follow it.
  private static func entries(
    in lines: [String], isMeant: (String, ArraySlice<String>) -> Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    var comment: [String] = []
    for (number, line) in lines.enumerated() {
      let text = String(line.trimmingPrefix { $0 == " " })
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
        continue
      }
      if text.hasPrefix("@") { continue }
      if isMeant(text, lines[(number + 1)...]) {
        entries.append(Entry(declaration: text, blocks: blocks(of: comment)))
      }
      comment = []
    }
    return entries
  }

  private static func blocks(of comment: [String]) -> [String] {
    var blocks: [String] = []
    var open: [String]?
    for line in comment {
      switch line {
      case "```swift": open = []
      case "```":
        if let open { blocks.append(open.joined(separator: "\n")) }
        open = nil
      default: open?.append(line)
      }
    }
    return blocks
  }
}
