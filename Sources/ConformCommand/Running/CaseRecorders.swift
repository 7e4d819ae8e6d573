package import TransitionCertification

/// Where the cases of a run are run: in this process, or in processes of their own.
///
/// It is made for a whole run, and told beforehand what is in it: so cases can run ahead of those who judge
/// them, and be counted.
@MainActor package final class CaseRecorders {
  private let pool: WorkerPool
  private let progress: ProgressLine
  /// How many cases of each subject are still to come.
  private var remaining: [String: Int]

  /// - Parameters:
  ///   - subjects: The subjects, in the order in which they are going to run.
  ///   - scenarios: The scenarios, in the order in which they are going to run; those that do not apply to a
  ///     subject are left out.
  ///   - settings: How it is made.
  ///   - isSelected: Which of the cases are in the run.
  package init(
    for subjects: [ListedSubject], in scenarios: [Scenario] = ScenarioCatalogue.all,
    _ settings: RunSettings, where isSelected: (CaseID) -> Bool = { _ in true }
  ) {
    var planned: [[CaseID]] = []
    var counts: [String: Int] = [:]
    for subject in subjects where subject.role != .system {
      let applying = scenarios.filter { scenario in
        isSelected(CaseID(subject: subject.id, scenario: scenario.id))
          && scenario.applicability(to: subject.subject) == .applies
      }
      counts[subject.id, default: 0] += applying.count
      guard let size = subject.role.casesInProcess else { continue }
      let cases = applying.map { CaseID(subject: subject.id, scenario: $0.id) }
      planned += stride(from: 0, to: cases.count, by: size).map {
        Array(cases[$0..<min($0 + size, cases.count)])
      }
    }
    pool = WorkerPool(planning: planned, settings)
    progress = ProgressLine(of: counts.values.reduce(0, +), isTold: settings.tellsProgress)
    remaining = counts
  }

  /// What runs the cases of a subject.
  package func recorder(for subject: ListedSubject) -> CaseRecorder {
    let record = subject.role.casesInProcess != nil ? pool.record : Recording.inProcess
    return { [self] subject, scenario, profile in
      guard !Interruption.isRequested else {
        progress.clear()
        return .lost(.interrupted)
      }
      let recording = record(subject, scenario, profile)
      count(subject.id)
      return recording
    }
  }

  private func count(_ subject: String) {
    // What is only asked for beside the run is not counted.
    guard let left = remaining[subject], left > 0 else { return }
    remaining[subject] = left - 1
    progress.count(subject)
    // The subject's verdict may be told now.
    if left == 1 { progress.clear() }
    if remaining.values.allSatisfy({ $0 == 0 }) { progress.finish() }
  }
}
