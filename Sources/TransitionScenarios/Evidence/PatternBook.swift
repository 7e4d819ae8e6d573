import UIKitFacts

/// The patterns of all facts, ready to be looked for.
enum PatternBook {
  /// All patterns, in the order of the facts' book.
  static let all: [EvidencePattern] = read.compactMap { try? $0.get() }

  /// What is wrong with patterns that cannot be read.
  static let flaws: [PatternSyntaxError] = read.compactMap {
    if case .failure(let flaw) = $0 { flaw } else { nil }
  }

  private static let read: [Result<EvidencePattern, PatternSyntaxError>] =
    FactBook.patterns.map { pattern in
      Result { () throws(PatternSyntaxError) in try PatternReader.read(pattern) }
    }
}
