package import TransitionCertification

/// What a command found, with what published formats need beside it.
package struct Publication: Sendable {
  /// The subcommand that found it.
  package let command: Command
  /// The line that says it all: who, what became of it, and why.
  package let firstLine: String
  /// What was found of subjects; of none by a self-test.
  package let result: ConformanceResult
  /// How long it took on the clock of the wall; none where nobody looked.
  package var seconds: Double?
  /// What a self-test found; none of any other command.
  package let selftest: Selftest?
  /// What is wrong and no cause tells: goldens, facts, what is declared, faults that are not caught.
  package let failures: [Failure]
  /// What is wrong in what is said on a subject's behalf, and lets it pass all the same.
  package let warnings: [Failure]
  /// Where subjects stand in sources, by their ids; those of which that is not known are left out.
  package let places: [String: SourcePlace]
  private let goldenFailures: [CaseID: [Failure]]

  /// The subcommands that publish.
  package enum Command: String, Sendable {
    case certify, run, judge, selftest
  }

  /// Publishes what certifications found.
  ///
  /// - Parameters:
  ///   - isStrict: Whether what a subject should keep counts as what it must.
  ///   - places: Where subjects stand in sources, by their ids.
  package init(
    certifying reports: [Report], isStrict: Bool = false, places: [String: SourcePlace] = [:]
  ) {
    self.init(
      .certify, ConformanceResult(reports, isStrict: isStrict),
      CertificationText(reports).firstLine, places)
  }

  /// Publishes what a run showed, or what was found of traces that were recorded before.
  package init(_ command: Command, _ overview: Overview) {
    self.init(command, ConformanceResult(overview), overview.firstLine)
  }

  private init(
    _ command: Command, _ result: ConformanceResult, _ firstLine: String,
    _ places: [String: SourcePlace] = [:]
  ) {
    self.command = command
    self.firstLine = firstLine
    self.result = result
    selftest = nil
    // A run wants nothing wrong; a certificate may be given on condition.
    let isBearing = command == .certify && !result.isStrict
    func declared(where isTold: (ReportError) -> Bool) -> [Failure] {
      result.subjects.flatMap { subject in
        subject.errors.filter(isTold).map { Failure(declaring: "\(subject.subject): \($0)") }
      }
    }
    let owned = result.overview?.goldenFailures ?? [:]
    let idle = result.subjects.filter { command == .certify && $0.cases.isEmpty }.map { subject in
      Failure(
        case: nil, rule: Failure.incomplete,
        message: "\(subject.subject): there is no case by which to judge it", trace: nil)
    }
    failures =
      (result.overview?.failuresOfNoCase ?? []) + idle
      + declared { !(isBearing && $0.isBorneWith) }
    warnings = declared { isBearing && $0.isBorneWith }
    goldenFailures = owned
    self.places = places
  }

  /// Publishes what a self-test found.
  package init(_ selftest: Selftest) {
    command = .selftest
    firstLine = selftest.firstLine
    result = ConformanceResult([])
    self.selftest = selftest
    failures = selftest.failures
    warnings = []
    goldenFailures = [:]
    places = [:]
  }

  /// What is wrong with the golden of a case.
  package func goldenFailures(of caseID: CaseID) -> [Failure] { goldenFailures[caseID] ?? [] }

  /// What is wrong beside the findings, and how grave: the goldens of cases, and what belongs to no case.
  package var others: [(failure: Failure, isWarning: Bool)] {
    let goldens = result.subjects.flatMap(\.cases).flatMap { goldenFailures(of: $0.id) }
    return (goldens + failures).map { ($0, false) } + warnings.map { ($0, true) }
  }

  /// Whether a finding makes its case fail.
  package func fails(_ headline: CaseHeadline) -> Bool {
    headline.fails(isStrict: result.isStrict)
  }

  /// What became of a case.
  package func outcome(of entry: CaseResult) -> CaseOutcome {
    CaseOutcome(
      of: entry, isStrict: result.isStrict, isTroubled: !goldenFailures(of: entry.id).isEmpty)
  }

  /// How many cases there are, and what became of them.
  package func counts(of cases: [CaseResult]) -> CaseCounts {
    CaseCounts(of: cases.map(outcome))
  }
}
