/// Which cases a waiver covers: `FadeKit.Fade modal/custom`, `* modal/custom/dismiss`, `good *`.
///
/// A pattern names a subject and a scenario, or `*` for all. A name covers every id of which it is
/// a prefix in whole segments; the variants of a scenario, `~cancelled`, are segments of it.
public struct CasePattern: Sendable, Hashable {
  private let subject: [Substring]?
  private let scenario: [Substring]?

  /// Reads a pattern; none where the text is not two words, or a word is no id.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words.allSatisfy(Self.isSelector) else { return nil }
    subject = words[0] == "*" ? nil : Self.segments(words[0])
    scenario = words[1] == "*" ? nil : Self.segments(words[1])
  }

  /// Whether the pattern covers a case.
  public func covers(subject: String, scenario: String) -> Bool {
    Self.covers(self.subject, subject) && Self.covers(self.scenario, scenario)
  }

  /// Whether the pattern covers any case of a subject.
  public func mayCover(subject: String) -> Bool { Self.covers(self.subject, subject) }

  private static func covers(_ prefix: [Substring]?, _ id: String) -> Bool {
    guard let prefix else { return true }
    return segments(id[...]).starts(with: prefix)
  }

  private static func segments(_ id: Substring) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" }
  }

  private static func isSelector(_ word: Substring) -> Bool {
    if word == "*" { return true }
    // A subject's id is its author's: `FadeKit.Fade`, `Box<Fade>`. A star among other signs would look as
    // if it stood for them.
    return segments(word).allSatisfy { !$0.isEmpty && !$0.contains("*") }
  }
}
