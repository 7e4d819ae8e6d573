import AppearanceTrace
import Foundation
import Thoroughness

/// The text of one of the repository's traces, in its five blocks.
struct Golden: Sendable {
  /// The golden's path in the folder of traces.
  let path: String
  let header: [Substring]
  let cast: [Substring]
  let baseline: [Substring]
  let events: [Substring]
  /// The hierarchy at rest, without the line that says when.
  let rest: [Substring]
  /// When all was at rest, in microseconds.
  let duration: Int

  /// The traces that came to rest, or some of them; those of rules are left out.
  static let all = Result {
    let folder = Corpus.folder.deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let all = try (files ?? []).sorted().filter { !$0.hasPrefix("rules/") }
      .flatMap { path in try texts(in: folder.appending(path: path)).map { (path, $0) } }
    let tried = Thoroughness.choose(all.sample(600), exhaustive: all, for: name)
    return tried.compactMap { Golden(path: $0.0, $0.1) }
  }

  /// What tests that need all of them name to be run with them.
  static let name = "the goldens"

  /// The texts of the traces in a file: one, or those of many cases, equal ones once.
  private static func texts(in file: URL) throws -> [String] {
    switch file.pathExtension {
    case "trace": [try String(contentsOf: file, encoding: .utf8)]
    case "traces":
      GoldenFile(parsing: Array(try Data(contentsOf: file))).sections.map { section in
        String(decoding: section.text(of: section.cases[0]), as: UTF8.self)
      }
    default: []
    }
  }

  private init?(path: String, _ text: String) {
    let blocks = text.split(separator: "\n\n").map { $0.split(separator: "\n") }
    guard blocks.count == 5, let settled = blocks[4].first?.split(separator: " "),
      settled.first == "settled", let time = settled.last?.microseconds
    else { return nil }
    self.path = path
    header = blocks[0]
    cast = Array(blocks[1].dropFirst())
    baseline = Array(blocks[2].dropFirst())
    events = blocks[3]
    rest = Array(blocks[4].dropFirst())
    duration = time
  }
}

extension Golden {
  /// The trace with other events.
  ///
  /// - Parameters:
  ///   - strangers: Further lines of the cast.
  ///   - events: The lines of the events.
  ///   - end: When all is at rest, in microseconds.
  ///   - rest: The lines of the hierarchy at rest; that of the golden if none.
  func trace(
    with strangers: [String] = [], _ events: [String], until end: Int, rest: [String]? = nil
  ) throws -> Trace {
    let cast = (self.cast.map(String.init) + strangers).joined(separator: "\n")
    let rest = (rest ?? self.rest.map(String.init)).joined(separator: "\n")
    return try Trace(
      parsing: """
        \(header.joined(separator: "\n"))

        cast
        \(cast)

        baseline
        \(baseline.joined(separator: "\n"))

        \(events.joined(separator: "\n"))

        settled at \(TraceTime(microseconds: Int64(end)).text)
        \(rest)

        """)
  }
}

extension Substring {
  /// The name that a line of the cast begins with.
  var name: Substring { split(separator: " ").first ?? "" }

  /// The microseconds of a time such as `16.667ms`; none for anything else.
  var microseconds: Int? {
    guard hasSuffix("ms"), let milliseconds = Double(dropLast(2)) else { return nil }
    return Int((milliseconds * 1000).rounded())
  }

  /// A line of events some microseconds later.
  func later(by delay: Int) -> String {
    guard hasPrefix("at "), let time = dropFirst(3).microseconds else { return String(self) }
    return "at \(TraceTime(microseconds: Int64(time + delay)).text)"
  }

  /// The line with other names: each word is asked for, and its parts before a dot, the longest first.
  func renamed(_ name: (Substring) -> String?) -> String {
    var result = ""
    for word in words {
      guard word.first?.isLetter == true else {
        result += word
        continue
      }
      result += word.renamedWord(name)
    }
    return result
  }

  /// A line of the cast with other names: that of the object, and that of the one that it belongs to.
  func renamedMember(_ name: (Substring) -> String?) -> String {
    var isNext = true
    return words.map { word in
      defer { isNext = word == "of" || isNext && word.first?.isPartOfName == false }
      return isNext ? word.renamed(name) : String(word)
    }.joined()
  }

  /// The parts of a line: names with their dots, and what is between them.
  var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var isName: Bool?
    var index = startIndex
    while index < endIndex {
      let continues = self[index].isPartOfName
      if let isName, continues != isName {
        words.append(self[start..<index])
        start = index
      }
      isName = continues
      formIndex(after: &index)
    }
    return words + [self[start...]]
  }

  private func renamedWord(_ name: (Substring) -> String?) -> String {
    var owner = self
    while true {
      if let other = name(owner) { return other + self[owner.endIndex...] }
      guard let dot = owner.lastIndex(of: ".") else { return String(self) }
      owner = owner[..<dot]
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool {
    // Nearly all that goldens say is ASCII, and the tables of Unicode take long to ask.
    guard let byte = asciiValue else { return isLetter || isNumber }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
      return true
    default: return false
    }
  }
}
