public import TransitionCertification

/// What became of each rule over many cases.
public struct RuleTally: Sendable, Equatable {
  /// The rules that applied somewhere and were kept everywhere.
  public let holds: [RuleID]
  /// The rules that were broken somewhere.
  public let broken: [RuleID]
  /// The rules that never applied.
  public let notExercised: [RuleID]
  /// The rules that could not be judged, for the host does not see what they rest on, and why.
  public let notJudged: [Outcomes.Entry]

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
    // One host records all cases of a run, so that what one cannot see none of them can.
    let notJudged =
      judgements.lazy.map { $0.outcomes.filter { $0.outcome == .notJudged } }
      .first { !$0.isEmpty } ?? []
    self.notJudged = notJudged
    let unjudged = Set(notJudged.map(\.rule))
    notExercised = all.filter {
      !exercised.contains($0) && !broken.contains($0) && !unjudged.contains($0)
    }
  }
}

extension Overview {
  /// What became of each rule.
  public var rules: RuleTally { RuleTally(cases.map(\.judgement)) }
}
