/// One way in which a trace breaks one rule.
public struct Finding: Sendable, Equatable {
  /// The rule that is broken.
  public let rule: RuleID
  /// The sentence of the rule that is broken; none for a rule whose sentences are not told apart.
  public let clause: RuleClause?
  /// What that does to a verdict.
  public let level: Level
  /// What happened, in a sentence with the names of the trace.
  public let statement: String
  /// The lines that prove it, in the order of the trace: two to four, seldom one.
  public let witnesses: [Witness]
  /// What to do about it.
  public let remedy: String
  /// The witnesses and what stands next to them, drawn: a column for each controller, time goes down.
  public let picture: String

  /// The name of what is broken: the rule with its clause, if there is one.
  public var name: RuleID { rule.naming(clause) }

  /// Where the rule's breach became certain; consequences lie at or behind it.
  let breach: Witness.Place

  /// The witness that gives the finding its place among others.
  ///
  /// A line of the baseline counts only where nothing else does: it says what was there before, and
  /// not when anything went wrong.
  private var earliestWitness: Witness? {
    witnesses.first { $0.place != .baseline } ?? witnesses.first
  }

  /// The place of the earliest witness.
  public var earliest: Witness.Place { earliestWitness?.place ?? .ending }
}
