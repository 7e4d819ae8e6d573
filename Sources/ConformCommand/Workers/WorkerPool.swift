import Foundation
package import TransitionCertification

/// Runs cases in workers, several at the same time unless no thread is to be started, and gives what comes of them
/// as it is asked for.
@MainActor package final class WorkerPool {
  private let settings: RunSettings
  private let queue: CaseQueue
  /// How many workers there are: no more than have something to do.
  private let workers: Int
  private var isStarted = false
  /// For cases that were not planned, and for all where no thread is started.
  private var spare: Worker?

  /// - Parameters:
  ///   - batches: For each worker the cases that are going to be asked for; others can be asked for too.
  ///   - settings: How they are run.
  init(planning batches: [[CaseBatch]], _ settings: RunSettings) {
    self.settings = settings
    workers = min(batches.count, batches.reduce(0) { $0 + $1.count })
    queue = CaseQueue(batches)
  }

  isolated deinit { queue.close() }

  /// Lets the workers begin, where cases run ahead of whoever asks for them; else it happens at the first
  /// question.
  func begin() {
    if settings.runsAhead { start() }
  }

  /// Runs a case in another process, or gives what came of it there.
  ///
  /// - Parameters:
  ///   - subject: A subject of the registry.
  ///   - scenario: A scenario that applies to it.
  ///   - profile: The release that the host behaves like; the other process knows the first one only.
  package func record(_ subject: Subject, _ scenario: Scenario, _ profile: Profile) -> Recording {
    let caseID = CaseID(subject: subject.id, scenario: scenario.id)
    if settings.runsAhead { start() } else { runHere(until: caseID) }
    return queue.recording(of: caseID) ?? recordAlone(caseID)
  }

  /// Runs what was planned in this thread, in its order, until it is known what came of a case.
  private func runHere(until caseID: CaseID) {
    while queue.isWaiting(for: caseID), let batch = queue.takeBatch(for: 0) {
      Self.run(batch.cases[...], oneByOne: batch.isOneByOne, in: &spare, settings) {
        queue.put($1, of: $0)
      }
    }
  }

  /// Starts the threads that run what was planned, a worker each.
  private func start() {
    guard !isStarted else { return }
    isStarted = true
    let (queue, settings) = (queue, settings)
    for thread in 0..<workers {
      Foundation.Thread.detachNewThread {
        var worker: Worker?
        while let batch = queue.takeBatch(for: thread) {
          Self.run(batch.cases[...], oneByOne: batch.isOneByOne, in: &worker, settings) {
            queue.put($1, of: $0)
          }
        }
      }
    }
  }

  private func recordAlone(_ caseID: CaseID) -> Recording {
    var found: Recording?
    Self.run([caseID], oneByOne: true, in: &spare, settings) { found = $1 }
    return found ?? .lost(.unreadable("it was not run"))
  }

  /// Runs cases in a worker, which is started where there is none, and left where it is of no further use.
  ///
  /// - Parameter take: Gets what came of each case.
  private nonisolated static func run(
    _ cases: ArraySlice<CaseID>, oneByOne isOneByOne: Bool, in worker: inout Worker?,
    _ settings: RunSettings, take: (CaseID, Recording) -> Void
  ) {
    let inquiry = CrashInquiry(settings.limits)
    var rest = cases
    while let next = rest.first {
      do throws(WorkerFailure) {
        let current: Worker
        if let worker {
          current = worker
        } else {
          current = try Worker(settings.limits, lookingAtGoldens: settings.looksAtGoldens)
        }
        worker = current
        try current.run(isOneByOne ? rest.prefix(1) : rest) { id, recording in
          take(id, inquiry.explained(recording, of: id))
          rest = rest.dropFirst()
        }
      } catch {
        // What was told before stands; the case that it was at is lost, and the others run in another worker.
        worker = nil
        take(rest.first ?? next, .lost(error.obstacle))
        rest = rest.dropFirst()
      }
    }
  }
}
