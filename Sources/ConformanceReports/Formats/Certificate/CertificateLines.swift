/// The lines of a page with certificates: those for people, and those for programs.
///
/// Blank lines mean nothing, and a line may end in whichever way an editor ends it.
struct CertificateLines {
  /// The lines that are not blank.
  let all: [String]

  init(_ page: String) {
    self.init(page.split(whereSeparator: \.isNewline).map(String.init))
  }

  private init(_ lines: [String]) {
    all = lines
  }

  private static let opening = "```text"
  private static let closing = "```"

  /// The certificates, each from its heading to the next one's; the whole page where there is no heading.
  var certificates: [CertificateLines] {
    let starts = all.indices.filter { Self.starts(all[$0], with: "# `") }
    guard !starts.isEmpty else { return [self] }
    return zip(starts, starts.dropFirst() + [all.endIndex]).map { start, end in
      CertificateLines(Array(all[start..<end]))
    }
  }

  /// What stands above the last fence, and what is in it; nothing is in it where there is none.
  var parts: (above: [String], fence: [String]) {
    guard let start = all.lastIndex(of: Self.opening) else { return (all, []) }
    let fence = all[(start + 1)...].prefix { $0 != Self.closing }
    return (Array(all[..<start]), Array(fence))
  }

  /// The digest of lines.
  static func digest(of lines: [String]) -> String {
    SHA256.digest(of: lines.map { $0 + "\n" }.joined())
  }

  /// What a word says in the first line that begins with it; none where no line does.
  static func word(_ name: String, in lines: [String]) -> String? {
    lines.first { starts($0, with: name + " ") }.map { line in
      String(line.unicodeScalars.dropFirst(name.unicodeScalars.count + 1))
    }
  }

  /// Whether a line begins so, scalar by scalar: an accent on the last letter is no other letter here.
  static func starts(_ line: String, with start: String) -> Bool {
    line.unicodeScalars.starts(with: start.unicodeScalars)
  }
}
