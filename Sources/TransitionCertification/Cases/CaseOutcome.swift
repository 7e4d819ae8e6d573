/// What became of a case, in a word: of what was found that which weighs most.
///
/// Cases pass or fail; rules are kept or broken in them.
public enum CaseOutcome: String, Sendable, CaseIterable {
  /// Nothing was found, and it came to its end.
  case passed
  /// Something is broken that a subject must keep, or its golden is in trouble.
  case failed
  /// Something is broken that a subject should keep, and nothing that it must.
  case conditional
  /// Nothing can be said of it, and nothing that fails it was found.
  case incomplete
  /// All that was found is borne with.
  case waived
}

extension CaseOutcome {
  /// Weighs what a case shows.
  ///
  /// - Parameters:
  ///   - result: The case.
  ///   - isStrict: Whether what a subject should keep counts as what it must.
  ///   - isTroubled: Whether something is wrong with it that no rule finds.
  package init(of result: CaseResult, isStrict: Bool = false, isTroubled: Bool = false) {
    let standing = result.headlines.filter { !$0.isWaived }
    if isTroubled || standing.contains(where: { $0.fails(isStrict: isStrict) }) {
      self = .failed
    } else if result.obstacle != nil {
      self = .incomplete
    } else if !standing.isEmpty {
      self = .conditional
    } else {
      self = result.headlines.isEmpty ? .passed : .waived
    }
  }
}

extension CaseHeadline {
  /// Whether it makes its case fail.
  ///
  /// - Parameter isStrict: Whether what a subject should keep counts as what it must.
  package func fails(isStrict: Bool) -> Bool { !isWaived && (isStrict || level == .must) }
}
