public import TransitionCertification

/// What a run over many subjects showed.
public struct Overview: Sendable {
  /// The cases, in the order in which they ran.
  public let cases: [CaseResult]
  /// What is wrong with goldens.
  public let goldens: [GoldenTrouble]
  /// Where the goldens lie; none where there are none at all, as for whoever begins.
  let folder: TracesFolder?
  /// The subjects that have no goldens, since they are wrong on purpose.
  public let withoutGoldens: Set<String>
  /// How many cases left no trace that could be compared with their goldens.
  public let uncompared: Int
  /// What is wrong with what is said on behalf of the subjects, each with the subject's id.
  public let errors: [SubjectError]
  /// Whether what a subject should keep counts as what it must.
  public let isStrict: Bool
  /// How much of the references rests on facts, and where they contradict one.
  public let backing: Backing
  /// What the command is called that records and accepts goldens.
  public let commandName: String

  public init(
    cases: [CaseResult], goldens: [GoldenTrouble], in folder: TracesFolder? = .usual,
    withoutGoldens: Set<String> = [], uncompared: Int = 0, errors: [SubjectError],
    isStrict: Bool, commandName: String = "conform"
  ) {
    self.cases = cases
    self.goldens = goldens
    self.folder = folder
    self.withoutGoldens = withoutGoldens
    self.uncompared = uncompared
    self.errors = errors
    self.isStrict = isStrict
    self.commandName = commandName
    backing = Backing(
      cases.lazy.filter { $0.id.subject == CaseID.systemSubject }.map(\.trace))
  }

  /// Something wrong in what is said on a subject's behalf.
  public struct SubjectError: Sendable, Equatable {
    /// The subject's id.
    public let subject: String
    /// What is wrong.
    public let error: ReportError

    public init(_ error: ReportError, of subject: String) {
      self.subject = subject
      self.error = error
    }
  }

  /// Whether there are goldens at all.
  var hasGoldens: Bool { folder != nil }

  /// What became of a case. A golden in trouble makes it fail, whatever the rules say.
  public func outcome(of result: CaseResult) -> CaseOutcome {
    CaseOutcome(
      of: result, isStrict: isStrict, isTroubled: goldens.contains { $0.caseID == result.id })
  }

  /// Whether a headline makes its case fail.
  func fails(_ headline: CaseHeadline) -> Bool { headline.fails(isStrict: isStrict) }

  /// The number of cases of which this became.
  public func count(_ outcome: CaseOutcome) -> Int {
    cases.count { self.outcome(of: $0) == outcome }
  }

  /// Whether anything is wrong that no waiver covers.
  public var hasFailures: Bool {
    !goldens.isEmpty || !errors.isEmpty || !backing.contradictions.isEmpty
      || cases.contains { outcome(of: $0) == .failed }
  }

  /// Whether nothing can be said of a case.
  public var isIncomplete: Bool { cases.contains { $0.obstacle != nil } }

  /// What the comparison with the system let off, each with the cases in which it took effect.
  public var exemptions: [ExemptionUse] { ExemptionUse.uses(in: cases) }

  /// The number of events in all traces.
  public var eventCount: Int { cases.reduce(0) { $0 + $1.eventCount } }
}
