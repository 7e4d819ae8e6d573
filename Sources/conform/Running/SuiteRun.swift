import BuiltInSubjects
import ConformanceReports
import TransitionCertification

/// A run of many subjects through many scenarios.
@MainActor struct SuiteRun {
  private let selection: CaseSelection
  private let references = ReferenceBook()
  private let workers = WorkerPool()

  /// - Parameter selection: Which cases to run.
  init(_ selection: CaseSelection) {
    self.selection = selection
  }

  /// A case and what its golden has to hold.
  struct Entry {
    let result: CaseResult
    /// None for a subject that is wrong on purpose: what it does is not kept.
    let golden: GoldenText?
  }

  /// Runs all cases, in order.
  func run() -> (entries: [Entry], errors: [Overview.SubjectError]) {
    var entries: [Entry] = []
    var errors: [Overview.SubjectError] = []
    for subject in selection.subjects {
      let (results, found) = run(subject)
      entries += results.map { Entry(result: $0, golden: golden(of: $0, subject)) }
      errors += found.map { Overview.SubjectError($0, of: subject.id) }
    }
    return (entries, errors)
  }

  /// Runs a subject; what is declared for it can only be judged by all of its scenarios.
  private func run(_ subject: BuiltInSubject) -> ([CaseResult], [ReportError]) {
    guard !selection.isWhole else {
      let report = Certification(
        of: subject.subject, waivers: subject.waivers, references: references,
        record: workers.recorder(for: subject)
      ).run()
      return (report.cases, report.errors)
    }
    let runner = CaseRunner(
      references: references, waivers: subject.waivers, on: .today,
      record: workers.recorder(for: subject))
    let results = selection.scenarios(for: subject.subject).map {
      runner.run(subject.subject, in: $0)
    }
    return (results, [])
  }

  private func golden(of result: CaseResult, _ subject: BuiltInSubject) -> GoldenText? {
    subject.isGood ? GoldenText(result.trace, reference: result.reference) : nil
  }
}
