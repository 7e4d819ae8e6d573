import ConformanceReports
import TransitionCertification

/// Writes a page of Markdown in which every id that is named leads to where it is explained.
///
/// Prose is broken at a width, so that a change of it shows as few lines. Where ids lead stands at the
/// end of the page, or within the line where a page names each id once.
struct PageWriter {
  /// Where the addresses of links stand.
  enum Addresses {
    case inLine, atEnd
  }

  private let path: String
  private let index: PageIndex
  private let addresses: Addresses
  private var text = ""
  private var targets: [String: String] = [:]

  /// - Parameters:
  ///   - path: Where the page lies, from the repository's root.
  ///   - addresses: Where the addresses of links stand.
  ///   - index: Where ids are explained.
  init(_ path: String, addresses: Addresses = .atEnd, index: PageIndex = .all) {
    self.path = path
    self.addresses = addresses
    self.index = index
  }

  /// The page as it is now.
  var page: Page {
    let ends = targets.sorted { $0.key < $1.key }.map { "[\($0.key)]: \($0.value)\n" }
    return Page(path: path, text: text + (ends.isEmpty ? "" : "\n") + ends.joined())
  }

  /// Adds a heading, in which nothing is a link.
  mutating func heading(_ level: Int, _ words: String) {
    text += (text.isEmpty ? "" : "\n") + String(repeating: "#", count: level) + " \(words)\n"
  }

  /// Adds a paragraph.
  mutating func paragraph(_ words: String) {
    text += "\n" + broken(linked(words), lead: "", margin: "")
  }

  /// Adds an item of a list; one that follows another kind of text needs a gap before it.
  mutating func item(_ words: String) {
    text += broken(linked(words), lead: "- ", margin: "  ")
  }

  /// Adds an item that explains an id, and is a place to link to.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - label: What is shown of it, where that is not all.
  ///   - words: What is said of it.
  mutating func item(about id: String, as label: String? = nil, _ words: String) {
    let anchor = index.place(of: id)?.anchor ?? PagePlace.anchor(for: id)
    let lead = "- <a id=\"\(anchor)\"></a>**`\(label ?? id)`** "
    text += broken(linked(words), lead: lead, margin: "  ")
  }

  /// Begins a list.
  mutating func gap() { text += "\n" }

  /// Adds a table.
  mutating func table(_ table: MarkdownTable) {
    let lines = table.text { linked($0) }
    text += "\n" + lines
  }

  /// Adds text as it stands, such as a picture.
  mutating func verbatim(_ picture: String) {
    text += "\n```text\n" + picture + (picture.hasSuffix("\n") ? "" : "\n") + "```\n"
  }

  /// Words that lead to a file.
  ///
  /// - Parameters:
  ///   - words: The words, in which nothing else is a link.
  ///   - file: The file's path, from the repository's root.
  ///   - anchor: A place in it; its beginning where none is named.
  func link(_ words: String, to file: String, at anchor: String? = nil) -> String {
    let target = PagePlace(path: file, anchor: anchor).target(from: path)
    return "[\(words.replacing(" ", with: "\u{A0}"))](\(target))"
  }

  /// The name that code hosts give to a heading.
  static func anchor(ofHeading words: String) -> String {
    let kept = words.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
    return kept.replacing(" ", with: "-")
  }

  // MARK: - Words

  /// Words with a link for each id among them.
  private mutating func linked(_ words: String) -> String {
    words.split(separator: " ").map { linked(word: $0) }.joined(separator: " ")
  }

  private mutating func linked(word: Substring) -> String {
    guard word.utf8.contains(where: Self.marksID), !word.contains("](") else {
      return String(word)
    }
    let opening = word.prefix { "(\"[".contains($0) }
    var core = word.dropFirst(opening.count)
    if core.hasSuffix("'s") { core = core.dropLast(2) }
    while let last = core.last, ".,;:)]\"".contains(last) { core = core.dropLast() }
    let isCode = core.hasPrefix("`") && core.hasSuffix("`")
    let id = String(isCode ? core.dropFirst().dropLast() : core)
    guard isCode || Self.canStandBare(id), let place = index.place(of: id) else {
      return String(word)
    }
    let ending = word[core.endIndex...]
    let target = place.target(from: path)
    switch addresses {
    case .inLine: return "\(opening)[\(core)](\(target))\(ending)"
    case .atEnd:
      targets[String(core)] = target
      return "\(opening)[\(core)]\(ending)"
    }
  }

  /// Whether a letter is one without which no word is an id; most words have none of these.
  private static func marksID(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "`"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether a word is an id even where it is not set as code: no plain word of English looks so.
  private static func canStandBare(_ id: String) -> Bool {
    id.contains("-") || id.contains("/") || id.contains(where: \.isNumber)
  }

  /// Words in lines that keep to the width, each behind a margin and the first behind a lead.
  private func broken(_ words: String, lead: String, margin: String) -> String {
    let parts = words.split(separator: " ").map(String.init)
    let width = Paragraph.width - margin.count
    let opening = lead + (parts.first ?? "")
    // A name may leave no room for words beside it; a dash always does.
    let isAlone = opening.count > width && lead.count > margin.count
    let first = isAlone ? [String(lead.dropLast())] + parts.prefix(1) : [opening]
    let lines = Paragraph.lines(of: first + parts.dropFirst(), width: width)
    return lines.enumerated().map { place, line in
      (place == 0 ? "" : margin) + line.replacing("\u{A0}", with: " ") + "\n"
    }
    .joined()
  }
}
