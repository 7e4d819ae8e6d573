import Foundation
package import TransitionCertification

/// Runs cases in processes of their own, several at the same time, and gives what comes of them in order.
@MainActor package final class WorkerPool {
  private let settings: RunSettings
  private let queue: CaseQueue
  /// How many workers there are: no more than have something to do.
  private let workers: Int
  private var isStarted = false
  /// For cases that were not planned.
  private var spare: Worker?

  /// How many batches are under way or wait to be asked for, for each worker.
  private static let lead = 8

  /// - Parameters:
  ///   - batches: The cases that are going to be asked for, in their order, in batches of one subject that
  ///     share a process; others can be asked for too.
  ///   - settings: How they are run.
  package init(planning batches: [[CaseID]], _ settings: RunSettings) {
    self.settings = settings
    workers = min(settings.jobs, batches.count)
    queue = CaseQueue(batches, lead: settings.jobs * Self.lead)
  }

  isolated deinit { queue.close() }

  /// Runs a case in another process, or gives what came of it there.
  ///
  /// - Parameters:
  ///   - subject: A subject of the registry.
  ///   - scenario: A scenario that applies to it.
  ///   - profile: The release that the host behaves like; the other process knows the first one only.
  package func record(_ subject: Subject, _ scenario: Scenario, _ profile: Profile) -> Recording {
    let caseID = CaseID(subject: subject.id, scenario: scenario.id)
    start()
    return queue.recording(of: caseID) ?? recordAlone(caseID)
  }

  /// Starts the threads that run what was planned, a worker each.
  private func start() {
    guard !isStarted else { return }
    isStarted = true
    let (queue, limits) = (queue, settings.limits)
    for _ in 0..<workers {
      Foundation.Thread.detachNewThread {
        var worker: Worker?
        while var batch = queue.takeBatch() {
          while let first = batch.indices.first {
            let recordings = Self.record(batch, in: &worker, limits)
            queue.put(recordings, at: first)
            batch = batch.dropFirst(recordings.count)
          }
        }
      }
    }
  }

  private func recordAlone(_ caseID: CaseID) -> Recording {
    Self.record([caseID], in: &spare, settings.limits)[0]
  }

  /// Runs cases in a worker, which is started where there is none, and left where it is of no further use.
  ///
  /// - Returns: What came of the first of them, one at least.
  private nonisolated static func record(
    _ cases: ArraySlice<CaseID>, in worker: inout Worker?, _ limits: CaseLimits
  ) -> [Recording] {
    do throws(WorkerFailure) {
      let current: Worker
      if let worker { current = worker } else { current = try Worker(limits) }
      worker = current
      return try current.run(cases)
    } catch {
      worker = nil
      return [.lost(error.obstacle)]
    }
  }
}
