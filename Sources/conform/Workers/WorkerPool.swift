import BuiltInSubjects
import TransitionCertification

/// Runs cases in a process of their own, and replaces it when it dies or hangs.
@MainActor final class WorkerPool {
  private var worker: Worker?

  /// Where the cases of a subject are run: in a process of their own if it is wrong on purpose.
  func recorder(for subject: BuiltInSubject) -> CaseRecorder {
    subject.isGood ? Recording.inProcess : record
  }

  /// Runs a case in another process.
  ///
  /// - Parameters:
  ///   - subject: A built-in subject.
  ///   - scenario: A scenario that applies to it.
  ///   - profile: The release that the host behaves like; the other process knows the first one only.
  func record(_ subject: Subject, _ scenario: Scenario, _ profile: Profile) -> Recording {
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
