package import TransitionCertification

/// Runs cases in a process of their own, and replaces it when it dies or hangs.
@MainActor package final class WorkerPool {
  private var worker: Worker?

  package init() {}

  /// Where the cases of a subject are run: in a process of their own unless it came with the package and is
  /// right, for who is wrong or unknown may end the process.
  package func recorder(for subject: ListedSubject) -> CaseRecorder {
    switch subject.role {
    case .system, .seed, .good: Recording.inProcess
    case .faulty, .own: record
    }
  }

  /// Runs a case in another process.
  ///
  /// - Parameters:
  ///   - subject: A subject of the registry.
  ///   - scenario: A scenario that applies to it.
  ///   - profile: The release that the host behaves like; the other process knows the first one only.
  package func record(_ subject: Subject, _ scenario: Scenario, _ profile: Profile) -> Recording {
    do throws(WorkerFailure) {
      let caseID = CaseID(subject: subject.id, scenario: scenario.id)
      return .trace(try availableWorker().run(caseID))
    } catch {
      worker = nil
      return .lost(error.obstacle)
    }
  }

  private func availableWorker() throws(WorkerFailure) -> Worker {
    if let worker { return worker }
    let fresh = try Worker()
    worker = fresh
    return fresh
  }
}
