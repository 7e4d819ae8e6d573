package import TransitionCertification

/// Where the cases of a run are run: in this process, or in processes of their own.
///
/// It is made for a whole run, and told beforehand what is in it: so cases can run ahead of those who judge
/// them, and be counted.
@MainActor package final class CaseRecorders {
  /// What gives the cases that are not run here.
  private let elsewhere: CaseRecorder
  /// The workers that give them; none where what came of all of them is known.
  private let pool: WorkerPool?
  private let progress: ProgressLine
  /// Who remembers those that are lost.
  private let lost: LostCases
  /// How many cases of each subject are still to come.
  private var remaining: [String: Int]
  /// Whether workers run what would do no harm here.
  private let isHarmlessShared: Bool

  /// How many cases are run sooner than a worker is started.
  private static let fewCases = 48

  /// - Parameters:
  ///   - subjects: The subjects, in the order in which they are going to run.
  ///   - scenarios: The scenarios, in the order in which they are going to run; those that do not apply to a
  ///     subject are left out.
  ///   - settings: How it is made.
  ///   - lost: Who remembers the cases that are lost.
  ///   - isSelected: Which of the cases are in the run.
  package init(
    for subjects: [ListedSubject], in scenarios: [Scenario] = ScenarioCatalogue.all,
    _ settings: RunSettings, noting lost: LostCases,
    where isSelected: (CaseID) -> Bool = { _ in true }
  ) {
    self.lost = lost
    var cases: [(role: ListedSubject.Role, cases: [CaseID])] = []
    for subject in subjects where subject.role != .system {
      let applying = scenarios.filter { scenario in
        isSelected(CaseID(subject: subject.id, scenario: scenario.id))
          && scenario.applicability(to: subject.subject) == .applies
      }
      cases.append(
        (subject.role, applying.map { CaseID(subject: subject.id, scenario: $0.id) }))
    }
    let harmless = cases.filter { $0.role.housing == .shared }.reduce(0) { $0 + $1.cases.count }
    isHarmlessShared = settings.workers > 1 && harmless > Self.fewCases
    var planned: [[CaseBatch]] = Array(repeating: [], count: settings.workers)
    for (role, cases) in cases where isHarmlessShared || role.housing != .shared {
      let batches = CaseBatch.batches(of: cases, in: role.housing, among: settings.workers)
      for worker in planned.indices { planned[worker] += batches[worker] }
    }
    let pool = WorkerPool(planning: planned, settings)
    elsewhere = pool.record
    self.pool = pool
    remaining = Dictionary(
      cases.flatMap(\.cases).map { ($0.subject, 1) }, uniquingKeysWith: +)
    // The system's own cases run here as references are needed, and are none of these.
    let unit =
      subjects.contains { $0.role == .system } ? "cases beside the system's" : "cases"
    progress = ProgressLine(
      of: remaining.values.reduce(0, +), unit, isTold: settings.tellsProgress)
  }

  /// Recorders of cases that were run before; the system's are run here.
  ///
  /// - Parameters:
  ///   - recordings: What came of them.
  ///   - lost: Who remembers the cases that are lost.
  init(knowing recordings: [CaseID: Recording], noting lost: LostCases) {
    self.lost = lost
    elsewhere = { subject, scenario, _ in
      recordings[CaseID(subject: subject.id, scenario: scenario.id)]
        ?? .lost(.unreadable("no part tells of it"))
    }
    pool = nil
    isHarmlessShared = true
    remaining = [:]
    progress = ProgressLine(of: 0, isTold: false)
  }

  /// Lets workers begin with the cases that are not run here, while something else is done in this process.
  func begin() { pool?.begin() }

  /// What runs the cases of a subject.
  package func recorder(for subject: ListedSubject) -> CaseRecorder {
    let isHere =
      subject.role == .system || subject.role.housing == .shared && !isHarmlessShared
    let record = isHere ? Recording.inProcess : elsewhere
    return { [self] subject, scenario, profile in
      guard !Interruption.isRequested else {
        progress.clear()
        return .lost(.interrupted)
      }
      let recording = record(subject, scenario, profile)
      lost.note(recording, of: CaseID(subject: subject.id, scenario: scenario.id))
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
