public import AppearanceTrace

/// What all rules say about one trace.
public struct Judgement: Sendable, Equatable {
  /// The scenario of the trace.
  public let scenario: String
  /// The subject of the trace.
  public let subject: String
  /// Every finding, in order of the earliest witness; at one event the more specific rule first.
  public let findings: [Finding]
  /// The findings that follow from no other, in the same order.
  public internal(set) var headlines: [Headline]
  /// The outcome of each rule, in the order of the catalogue.
  public let outcomes: Outcomes
  /// The clauses of the contract that made a difference, in a fixed order.
  public let clausesNeeded: [SubjectContract.Clause]

  /// The headlines that no waiver covers.
  public var standing: [Headline] { headlines.filter { !$0.isWaived } }
}
