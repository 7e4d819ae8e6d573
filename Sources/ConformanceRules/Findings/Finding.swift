package import AppearanceTrace

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
  public var picture: String { excerpt.picture }

  /// The name of what is broken: the rule with its clause, if there is one.
  public var name: RuleID { rule.naming(clause) }

  /// The lines around the witnesses, which are drawn when somebody looks.
  package let excerpt: TraceExcerpt
  /// Where the rule's breach became certain; consequences lie at or behind it.
  let breach: Witness.Place
  /// Whether only rest shows the breach, whatever events brought it about.
  let isCertainAtRest: Bool
  /// The controllers, transitions and other objects that the lines are about.
  package let parties: Set<String>

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

extension Finding {
  /// A breach of a rule, or of one of its clauses, with what that says of it.
  init(
    of rule: any Rule.Type, clause: RuleClause?, statement: String, witnesses: [Witness],
    excerpt: TraceExcerpt, breach: Witness.Place, isCertainAtRest: Bool, parties: Set<String>
  ) {
    self.init(
      rule: rule.id, clause: clause, level: clause?.level ?? rule.level, statement: statement,
      witnesses: witnesses, remedy: clause?.remedy ?? rule.remedy, excerpt: excerpt,
      breach: breach, isCertainAtRest: isCertainAtRest, parties: parties)
  }
}
