import TransitionCertification

/// A part of what help says of a command, before it is set in lines.
package enum HelpPassage: Sendable {
  /// Sentences, set in lines as wide as their reader's.
  case text(String)
  /// What is typed or meant, each with a sentence about it. It depends on what the command is called, which
  /// every author's executable is in a way of its own.
  case rows(@Sendable (_ commandName: String) -> [(String, String)])

  /// Words that stand in any command's help alike, each with a sentence about it.
  static func rows(_ rows: [(String, String)]) -> HelpPassage { .rows { _ in rows } }
}

extension HelpPassage: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension HelpPassage {
  /// The passage in lines.
  func lines(for commandName: String, width: Int) -> [String] {
    switch self {
    case .text(let words): Paragraph.sentence(words, lead: "", indent: 0, width: width)
    case .rows(let rows): Paragraph.table(rows(commandName), width: width)
    }
  }
}
