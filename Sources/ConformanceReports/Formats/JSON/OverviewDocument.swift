import TransitionCertification

/// The overview of a run, as machines read it.
public struct OverviewDocument: JSONDocument, Codable, Sendable, Equatable {
  /// The version of this form.
  public let format: Int
  /// The version of the suite that judged.
  public let suite: String
  /// The line that says it all.
  public let message: String
  /// The release that the host behaved like.
  public let profile: String
  /// How long it took on the clock of the wall; absent where nobody looked.
  public let seconds: Double?
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
  /// What was found, each distinct cause once.
  public let causes: [CauseDocument]
  /// Why nothing can be said of the cases that no cause explains; absent where there are none.
  public let obstacles: [ObstacleDocument]?
  /// The goldens.
  public let goldens: Goldens
  /// What became of each subject's cases, in the order in which they ran.
  public let subjects: [Subject]
  /// Every reason why the run does not hold.
  public let failures: [Failure]

  /// A subject with what became of its cases.
  public struct Subject: Codable, Sendable, Equatable {
    /// The id of the subject.
    public let subject: String
    public let counts: CountsDocument
  }

  /// The ids of rules by what became of them.
  public struct Rules: Codable, Sendable, Equatable {
    public let holds, broken, notExercised: [String]
    /// Why rules could not be judged, by their ids; absent where all could.
    public let notJudged: [String: String]?
  }

  /// The goldens with which the traces were compared.
  public struct Goldens: Codable, Sendable, Equatable {
    /// Whether there are any at all.
    public let exist: Bool
    /// How many are in trouble, each of which is a failure as well.
    public let troubles: Int
    /// How many cases left no trace that could be compared.
    public let uncompared: Int
  }

  /// Lines of the references.
  public struct Backed: Codable, Sendable, Equatable {
    public let lines, byFact, byScript, inferred: Int
  }
}

extension Overview {
  /// The run as a document for machines.
  public var document: OverviewDocument { document(seconds: nil) }

  /// The run as a document for machines.
  ///
  /// - Parameter seconds: How long it took on the clock of the wall; none where nobody looked.
  public func document(seconds: Double?) -> OverviewDocument {
    let result = ConformanceResult(self)
    let obstacles = result.findings.obstacles
    return OverviewDocument(
      format: JSONFormat.current, suite: SuiteVersion.current,
      message: firstLine, profile: result.profile.rawValue,
      seconds: seconds, cases: cases.count,
      passed: count(.passed) + count(.conditional),
      failed: count(.failed), incomplete: count(.incomplete), waived: count(.waived),
      events: eventCount, rules: OverviewDocument.Rules(rules),
      backed: OverviewDocument.Backed(
        lines: backing.lines, byFact: backing.byFact, byScript: backing.byScript,
        inferred: backing.inferred),
      exemptions: Dictionary(
        uniqueKeysWithValues: exemptions.map { ($0.exemption.id, $0.cases.count) }),
      causes: result.findings.causes.map(CauseDocument.init),
      obstacles: obstacles.isEmpty ? nil : obstacles.map(ObstacleDocument.init),
      goldens: OverviewDocument.Goldens(
        exist: hasGoldens, troubles: goldens.count, uncompared: uncompared),
      subjects: result.subjects.map {
        OverviewDocument.Subject(subject: $0.subject, counts: CountsDocument($0.counts))
      },
      failures: failures)
  }
}

extension OverviewDocument.Rules {
  fileprivate init(_ tally: RuleTally) {
    self.init(
      holds: tally.holds.map(\.rawValue), broken: tally.broken.map(\.rawValue),
      notExercised: tally.notExercised.map(\.rawValue),
      notJudged: tally.notJudged.isEmpty
        ? nil
        : Dictionary(
          tally.notJudged.map { ($0.rule.rawValue, $0.reason ?? "") },
          uniquingKeysWith: { first, _ in first }))
  }
}
