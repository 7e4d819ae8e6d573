import Foundation
import Testing

/// The documents lead where they say, and can be read in a diff.
@Suite("Documents of the house") struct LinkTests {
  /// The documents of the repository, by path from the root.
  private static let pages = Result {
    try Dictionary(
      uniqueKeysWithValues: Documents.all.map { ($0, try MarkdownPage(House.text(of: $0))) })
  }

  private let pages: [String: MarkdownPage]

  init() throws {
    pages = try Self.pages.get()
  }

  @Test("every link leads to a file, and to a place in it")
  func links() {
    #expect(pages.count > 100)
    for (document, page) in pages {
      #expect(page.undefinedLabels == [], "\(document)")
      for target in page.targets where !target.contains("://") {
        #expect(leadsSomewhere(target, from: document), "\(document): \(target)")
      }
    }
  }

  private func leadsSomewhere(_ target: String, from document: String) -> Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = MarkdownPage.file(String(parts[0]), from: document) else { return false }
    if parts.count == 2 { return pages[file]?.anchors.contains(String(parts[1])) ?? false }
    return pages[file] != nil
      || FileManager.default.fileExists(atPath: House.root.appendingPathComponent(file).path)
  }

  @Test("prose keeps to 120 columns; tables, pictures and addresses may not")
  func width() {
    for (document, page) in pages {
      let long = page.prose.filter { line in
        line.utf8.count > 120 && line.count > 120 && !line.hasPrefix("|") && !line.hasPrefix("[")
          && !line.contains("](")
      }
      #expect(long == [], "\(document)")
    }
  }

  @Test("the first page is an index")
  func size() throws {
    #expect(try House.text(of: "CONFORMANCE.md").utf8.count <= 32 * 1024)
  }

  @Test("every room that is no test has a line in the description of the sources, and no other has")
  func rooms() throws {
    let rooms = try FileManager.default.contentsOfDirectory(
      atPath: House.root.appendingPathComponent("Sources").path
    ).filter { $0 != "README.md" }
    let text = try House.text(of: "Sources/README.md")
    let start = try #require(text.range(of: "## One line a room"))
    let end = try #require(text.range(of: "### The folders of `UIKit`"))
    let rows = text[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { $0.contains { $0.isLetter } }
    }

    #expect(Set(named.map(String.init)) == Set(rooms))
    #expect(named.count == rooms.count)
  }

  @Test("a room whose folders are described has each of them described, and no other")
  func folders() throws {
    let parts = try House.text(of: "Sources/README.md").components(separatedBy: "\n### ")
      .filter { $0.hasPrefix("The folders of `") }
    #expect(parts.count > 4)
    for part in parts {
      let room = try #require(part.split(separator: "`").dropFirst().first.map(String.init))
      let folder = House.root.appendingPathComponent("Sources/\(room)")
      let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.contains(".") }
      let named = part.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
        row.split(separator: "|")[0].split(separator: "`").filter { $0.contains { $0.isLetter } }
      }

      #expect(named.map(String.init).sorted() == folders.sorted(), "\(room)")
    }
  }
}

/// A document of Markdown, as far as links go.
struct MarkdownPage: Sendable {
  /// The lines outside of code.
  let prose: [Substring]
  /// Where links lead.
  private(set) var targets: [String] = []
  /// The names of places.
  private(set) var anchors: Set<String> = []
  /// The labels of links that nothing defines.
  private(set) var undefinedLabels: [String] = []

  init(_ text: String) {
    var isCode = false
    prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && !line.hasPrefix("```")
    }
    var labels: Set<String> = []
    var definitions: Set<String> = []
    for line in prose {
      if line.hasPrefix("#") { anchors.insert(Self.anchor(ofHeading: line)) }
      if line.hasPrefix("- <a id=\"") {
        anchors.insert(String(line.dropFirst(9).prefix { $0 != "\"" }))
      }
      let parts = line.split(separator: "[", omittingEmptySubsequences: false)
      var isCode = parts[0].count { $0 == "`" } % 2 == 1
      for (place, part) in parts.enumerated().dropFirst() {
        defer { if part.count(where: { $0 == "`" }) % 2 == 1 { isCode.toggle() } }
        guard !isCode, let close = part.firstIndex(of: "]") else { continue }
        let label = String(part[..<close])
        let rest = part[part.index(after: close)...]
        if rest.hasPrefix("(") {
          targets.append(String(rest.dropFirst().prefix { $0 != ")" }))
        } else if rest.hasPrefix(": "), place == 1, parts[0].isEmpty {
          definitions.insert(label)
          targets.append(String(rest.dropFirst(2)))
        } else if Self.isLabel(label) {
          labels.insert(label)
        }
      }
    }
    undefinedLabels = labels.subtracting(definitions).sorted()
  }

  /// Whether what stands in brackets is the label of a link: an id, and not a part of a command's form.
  private static func isLabel(_ words: String) -> Bool {
    !words.contains(" ") && !words.contains("…") && words.contains { $0.isLetter }
  }

  /// The name that code hosts give to a heading.
  private static func anchor(ofHeading line: Substring) -> String {
    let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(
      words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : $0 })
  }

  /// The file that a link leads to, from the root; none for a link out of the repository.
  static func file(_ target: String, from document: String) -> String? {
    guard !target.isEmpty else { return document }
    var steps = document.split(separator: "/").dropLast().map(String.init)
    for step in target.split(separator: "/") {
      switch step {
      case "..":
        guard steps.popLast() != nil else { return nil }
      case ".": continue
      default: steps.append(String(step))
      }
    }
    let path = steps.joined(separator: "/")
    let page = path.isEmpty ? "README.md" : "\(path)/README.md"
    var isFolder: ObjCBool = false
    let place = House.root.appendingPathComponent(path).path
    let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? page : path
  }
}
