public import AppearanceTrace

/// Judges traces by all rules that are built.
public struct Judge: Sendable {
  /// By what contract traces are judged; none for what each trace declares of its subject.
  public let contract: SubjectContract?
  /// The rules that judge; all that are built where none are named.
  private let checkers: [any RuleChecker.Type]?

  /// Makes a judge.
  ///
  /// - Parameter contract: By what contract traces are judged; none for what each trace declares of its
  ///   subject.
  public init(contract: SubjectContract? = nil) {
    self.contract = contract
    checkers = nil
  }

  /// Judges a trace.
  ///
  /// The same trace always gives the same judgement, and so does the trace read back from its text.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - animated: How the same change rests where it is animated; none where that is not known, and then
  ///     the two are not compared.
  ///   - undisturbed: How the same change rests where nothing was pulled in vain before; none where that is not
  ///     known, or where nothing was.
  public func judge(
    _ trace: Trace, beside animated: Checkpoint? = nil, undisturbed: Checkpoint? = nil
  ) -> Judgement {
    var judging = Judging(
      trace, contract: contract ?? trace.header.contract, checkers: checkers)
    defer { judging.retire() }
    judging.compare(with: animated, undisturbed: undisturbed)
    for event in trace.events { judging.observe(event) }
    return judging.conclude(trace)
  }
}
