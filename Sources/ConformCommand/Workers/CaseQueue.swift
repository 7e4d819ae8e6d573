import Dispatch
import Synchronization
import TransitionCertification

/// Cases that are run ahead of whoever asks for them, and what came of those.
///
/// Any number of threads take cases from it and put back what came of them; one asks, in whichever order.
final class CaseQueue: Sendable {
  private struct State {
    /// What is still to be run, for each thread.
    var batches: [ArraySlice<CaseBatch>]
    /// The cases that nobody has asked for yet.
    var unasked: Set<CaseID>
    var recordings: [CaseID: Recording] = [:]
  }

  private let state: Mutex<State>
  /// After how long it is looked whether the run is interrupted.
  private static let patience = Dispatch.DispatchTimeInterval.milliseconds(100)
  // The real one is meant: these threads are no part of any scene.
  private let arrivals = Dispatch.DispatchSemaphore(value: 0)

  /// - Parameter batches: The cases for each thread, in the order in which they are run.
  init(_ batches: [[CaseBatch]]) {
    state = Mutex(
      State(
        batches: batches.map { $0[...] },
        unasked: Set(batches.flatMap { $0 }.flatMap(\.cases))))
  }

  /// The next batch that a thread is to run; one of another's, the last of the longest list, where it has run
  /// its own. None once all have been taken.
  func takeBatch(for thread: Int) -> CaseBatch? {
    state.withLock { state in
      if let batch = state.batches[thread].popFirst() { return batch }
      let longest = state.batches.indices.max {
        state.batches[$0].count < state.batches[$1].count
      }
      return longest.flatMap { state.batches[$0].popLast() }
    }
  }

  /// Puts back what came of a case.
  func put(_ recording: Recording, of id: CaseID) {
    state.withLock { $0.recordings[id] = recording }
    arrivals.signal()
  }

  /// Whether a case is planned of which nothing has come yet.
  func isWaiting(for id: CaseID) -> Bool {
    state.withLock { $0.unasked.contains(id) && $0.recordings[id] == nil }
  }

  /// What came of a case, once it is known; none where it is not planned, or was asked for before.
  ///
  /// Nobody waits any longer once the run is interrupted.
  func recording(of id: CaseID) -> Recording? {
    guard state.withLock({ $0.unasked.remove(id) }) != nil else { return nil }
    while true {
      if let recording = state.withLock({ $0.recordings.removeValue(forKey: id) }) {
        return recording
      }
      guard !Interruption.isRequested else { return .lost(.interrupted) }
      _ = arrivals.wait(timeout: .now() + Self.patience)
    }
  }

  /// Lets no more batches be taken.
  func close() {
    state.withLock { state in
      for thread in state.batches.indices { state.batches[thread] = [] }
    }
  }
}
