package import ConformanceReports
import TransitionCertification

/// A run of many subjects through many scenarios.
@MainActor package struct SuiteRun {
  private let selection: CaseSelection
  private let references = ReferenceBook()
  private let recorders: CaseRecorders

  /// - Parameters:
  ///   - selection: Which cases to run.
  ///   - settings: How they are run.
  ///   - lost: Who remembers the cases that are lost.
  package init(
    _ selection: CaseSelection, _ settings: RunSettings, noting lost: LostCases = LostCases()
  ) {
    self.selection = selection
    var settings = settings
    settings.looksAtGoldens = true
    recorders = CaseRecorders(
      for: selection.subjects, in: selection.scenarios, settings, noting: lost,
      where: selection.contains)
  }

  /// - Parameters:
  ///   - selection: Which cases it is about.
  ///   - recordings: What came of them, but for the system's.
  ///   - lost: Who remembers the cases that are lost.
  init(
    _ selection: CaseSelection, knowing recordings: [CaseID: Recording], noting lost: LostCases
  ) {
    self.selection = selection
    recorders = CaseRecorders(knowing: recordings, noting: lost)
  }

  /// A case and what its golden has to hold.
  package struct Entry {
    let result: CaseResult
    /// None for a subject that is wrong on purpose, since what it does is not kept; and none where there is no
    /// trace to keep.
    let golden: GoldenText?
    /// Whether there should be a golden, and no trace is there to be compared with it.
    let lacksTrace: Bool
  }

  /// Lets workers begin, while something else is done in this process.
  func begin() { recorders.begin() }

  /// Runs all cases, in order.
  package func run() -> (entries: [Entry], errors: [Overview.SubjectError]) {
    begin()
    var entries: [Entry] = []
    var errors: [Overview.SubjectError] = []
    for subject in selection.subjects {
      let (results, found) = run(subject)
      let own = Dictionary(
        uniqueKeysWithValues: results.filter(\.hasTrace).map { ($0.id.scenario, $0) })
      entries += results.map {
        Entry(
          result: $0, golden: golden(of: $0, subject, own),
          lacksTrace: selection.hasGoldens(subject) && !$0.hasTrace)
      }
      errors += found.map { Overview.SubjectError($0, of: subject.id) }
    }
    return (entries, errors)
  }

  /// Runs a subject; what is declared for it can only be judged by all of its scenarios.
  private func run(_ subject: ListedSubject) -> ([CaseResult], [ReportError]) {
    guard !selection.isWhole else {
      let report = Certification(
        of: subject.subject, waivers: subject.waivers, references: references,
        record: recorders.recorder(for: subject)
      ).run()
      return (report.cases, report.errors)
    }
    let runner = CaseRunner(
      references: references, waivers: subject.waivers, on: .today,
      record: recorders.recorder(for: subject))
    let results = selection.scenarios(for: subject.subject).map {
      runner.run(subject.subject, in: $0)
    }
    return (results, [])
  }

  /// - Parameter own: The subject's cases of this run, by scenario.
  private func golden(
    of result: CaseResult, _ subject: ListedSubject, _ own: [String: CaseResult]
  ) -> GoldenText? {
    guard selection.hasGoldens(subject), result.hasTrace else { return nil }
    // Goldens of the system alone refer to one of its own.
    guard subject.role == .system else { return GoldenText(result) }
    let likeness = ScenarioCatalogue.scenario(result.id.scenario)?.likeness.flatMap { id in
      own[id]?.trace ?? trace(of: subject, in: id)
    }
    return GoldenText(result, likeness: likeness)
  }

  /// What a subject does in a scenario that was not selected.
  private func trace(of subject: ListedSubject, in scenario: String) -> Trace? {
    guard let scenario = ScenarioCatalogue.scenario(scenario),
      scenario.applicability(to: subject.subject) == .applies
    else { return nil }
    let record = recorders.recorder(for: subject)
    return switch record(subject.subject, scenario, references.profile) {
    case .trace(let judged): judged.trace
    case .judged(let judged): judged.trace.trace
    case .lost: nil
    }
  }
}

extension CaseResult {
  /// Whether its trace tells what happened. One whose process ended has none, but for something to show.
  fileprivate var hasTrace: Bool { obstacle?.isWithoutTrace != true }
}
