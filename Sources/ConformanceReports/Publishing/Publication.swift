package import TransitionCertification

/// What a command found, with what published formats need beside it.
package struct Publication: Sendable {
  /// The subcommand that found it.
  package let command: Command
  /// The line that says it all: who, what became of it, and why.
  package let headline: String
  /// What was found of subjects; of none by a self-test.
  package let result: ConformanceResult
  /// How long it took on the clock of the wall; none where nobody looked.
  package var seconds: Double?
  /// What a self-test found; none of any other command.
  package let selftest: Selftest?
  /// What is wrong and no cause tells: goldens, facts, what is declared, faults that are not caught.
  package let failures: [Failure]
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
      .certify, ConformanceResult(reports, isStrict: isStrict), CertificationText(reports).headline,
      places)
  }

  /// Publishes what a run showed, or what was found of traces that were recorded before.
  package init(_ command: Command, _ overview: Overview) {
    self.init(command, ConformanceResult(overview), overview.headline)
  }

  private init(
    _ command: Command, _ result: ConformanceResult, _ headline: String,
    _ places: [String: SourcePlace] = [:]
  ) {
    self.command = command
    self.headline = headline
    self.result = result
    selftest = nil
    let declared = result.subjects.flatMap { subject in
      subject.errors.map { Failure(declaring: "\(subject.subject): \($0)") }
    }
    let owned = result.overview?.goldenFailures ?? [:]
    failures = (result.overview?.failuresOfNoCase ?? []) + declared
    goldenFailures = owned
    self.places = places
  }

  /// Publishes what a self-test found.
  package init(_ selftest: Selftest) {
    command = .selftest
    headline = selftest.headline
    result = ConformanceResult([])
    self.selftest = selftest
    failures = selftest.failures
    goldenFailures = [:]
    places = [:]
  }

  /// What is wrong with the golden of a case.
  package func goldenFailures(of caseID: CaseID) -> [Failure] { goldenFailures[caseID] ?? [] }

  /// All that is wrong and no cause tells: first the goldens of cases, in the order of the cases.
  package var allFailures: [Failure] {
    result.subjects.flatMap(\.cases).flatMap { goldenFailures(of: $0.id) } + failures
  }

  /// Whether a finding makes its case fail.
  package func fails(_ headline: CaseHeadline) -> Bool {
    !headline.isWaived && (result.isStrict || headline.level == .must)
  }

  /// What became of a case.
  package func outcome(of entry: CaseResult) -> Overview.Outcome {
    let isFailed =
      entry.headlines.contains(where: fails) || !goldenFailures(of: entry.id).isEmpty
    guard !isFailed else { return .failed }
    guard entry.obstacle == nil else { return .incomplete }
    return entry.headlines.contains(where: \.isWaived) ? .waived : .passed
  }
}
