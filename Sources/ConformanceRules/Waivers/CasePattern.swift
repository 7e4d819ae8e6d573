/// Which cases a waiver covers: `FadeKit.Fade modal/custom`, `* modal/custom/dismiss`, `FadeKit *`.
///
/// A pattern names a subject and a scenario, or `*` for all of them; `*` alone is every case. A name covers every id of which it is
/// a prefix in whole segments; the variants of a scenario, `~cancelled`, are segments of it. A name behind
/// an equals sign covers itself alone: `=FadeKit.Fade =modal/custom/dismiss`.
public struct CasePattern: Sendable, Hashable {
  private let subject: Selector
  private let scenario: Selector

  /// What a word of a pattern covers.
  fileprivate enum Selector: Hashable {
    case all
    case beginning([Substring])
    case exactly(Substring)
  }

  /// Reads a pattern; none where the text is neither a star nor two words, or a word is no id.
  public init?(_ text: String) {
    guard text != "*" else {
      (subject, scenario) = (.all, .all)
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let subject = Selector(words[0]), let scenario = Selector(words[1])
    else { return nil }
    self.subject = subject
    self.scenario = scenario
  }

  /// The pattern that covers one case alone, as it is written down.
  public static func text(exactly subject: String, _ scenario: String) -> String {
    "=\(subject) =\(scenario)"
  }

  /// Whether the pattern covers a case.
  public func covers(subject: String, scenario: String) -> Bool {
    self.subject.covers(subject) && self.scenario.covers(scenario)
  }

  /// Whether the pattern covers any case of a subject.
  public func mayCover(subject: String) -> Bool { self.subject.covers(subject) }
}

extension CasePattern.Selector {
  /// Reads a word; none where it is no id.
  fileprivate init?(_ word: Substring) {
    guard word != "*" else {
      self = .all
      return
    }
    let isWhole = word.hasPrefix("=")
    let id = isWhole ? word.dropFirst() : word
    let segments = Self.segments(id)
    // A subject's id is its author's: `FadeKit.Fade`, `Box<Fade>`. A star among other signs would look as
    // if it stood for them.
    guard segments.allSatisfy({ !$0.isEmpty && !$0.contains("*") }) else { return nil }
    self = isWhole ? .exactly(id) : .beginning(segments)
  }

  fileprivate func covers(_ id: String) -> Bool {
    switch self {
    case .all: true
    case .beginning(let segments): Self.segments(id[...]).starts(with: segments)
    case .exactly(let whole): id == whole
    }
  }

  private static func segments(_ id: Substring) -> [Substring] {
    id.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "~" || $0 == "." }
  }
}
