public import TransitionCertification

/// What became of each rule over many cases.
public struct RuleTally: Sendable, Equatable {
  /// The rules that applied somewhere and were kept everywhere.
  public let holds: [RuleID]
  /// The rules that were broken somewhere.
  public let broken: [RuleID]
  /// The rules that never applied.
  public let notExercised: [RuleID]

  /// Counts; the rules stay in the order of the catalogue.
  public init(_ judgements: some Sequence<Judgement>) {
    var broken: Set<RuleID> = []
    var exercised: Set<RuleID> = []
    for judgement in judgements {
      broken.formUnion(judgement.outcomes.rules(.broken))
      exercised.formUnion(judgement.outcomes.rules(.holds))
    }
    let all = RuleCatalogue.all.map { $0.id }
    self.broken = all.filter(broken.contains)
    holds = all.filter { exercised.contains($0) && !broken.contains($0) }
    notExercised = all.filter { !exercised.contains($0) && !broken.contains($0) }
  }
}

/// How many lines of the references rest on a fact.
public struct Backing: Sendable, Equatable {
  /// The lines of all references.
  public let lines: Int
  /// Those in a reference that names the facts behind it.
  public let byFact: Int

  /// Counts the events of the references among these cases, a line each.
  public init(_ cases: [CaseResult]) {
    let references = cases.filter { $0.id.subject == CaseID.systemSubject }.map(\.trace)
    lines = references.reduce(0) { $0 + $1.events.count }
    byFact = references.filter { !$0.header.evidence.isEmpty }
      .reduce(0) { $0 + $1.events.count }
  }
}

extension Overview {
  /// What became of each rule.
  public var rules: RuleTally { RuleTally(cases.map(\.judgement)) }

  /// How many lines of the references rest on a fact.
  public var backing: Backing { Backing(cases) }
}
