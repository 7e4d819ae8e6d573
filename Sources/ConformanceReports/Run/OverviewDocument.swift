import TransitionCertification

/// The overview of a run, as machines read it.
public struct OverviewDocument: JSONDocument, Codable, Sendable, Equatable {
  /// The version of this form.
  public let format: Int
  /// How many cases were run, and how many of them came to what.
  public let cases, passed, failed, incomplete, waived: Int
  /// How many events the traces have.
  public let events: Int
  /// What became of each rule.
  public let rules: Rules
  /// How many lines of the references there are, and whose they are.
  public let backed: Backed
  /// In how many cases each exemption took effect, by its id.
  public let exemptions: [String: Int]
  /// Every reason why the run does not hold.
  public let failures: [Failure]

  /// The ids of rules by what became of them.
  public struct Rules: Codable, Sendable, Equatable {
    public let holds, broken, notExercised: [String]
  }

  /// Lines of the references.
  public struct Backed: Codable, Sendable, Equatable {
    public let lines, byFact, byScript, inferred: Int
  }
}

extension Overview {
  /// The run as a document for machines.
  public var document: OverviewDocument {
    OverviewDocument(
      format: JSONFormat.current, cases: cases.count, passed: count(.passed),
      failed: count(.failed), incomplete: count(.incomplete), waived: count(.waived),
      events: eventCount, rules: OverviewDocument.Rules(rules),
      backed: OverviewDocument.Backed(
        lines: backing.lines, byFact: backing.byFact, byScript: backing.byScript,
        inferred: backing.inferred),
      exemptions: Dictionary(
        uniqueKeysWithValues: exemptions.map { ($0.exemption.id, $0.cases.count) }),
      failures: failures)
  }
}

extension OverviewDocument.Rules {
  fileprivate init(_ tally: RuleTally) {
    self.init(
      holds: tally.holds.map(\.rawValue), broken: tally.broken.map(\.rawValue),
      notExercised: tally.notExercised.map(\.rawValue))
  }
}
