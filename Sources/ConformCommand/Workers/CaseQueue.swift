import Dispatch
import Synchronization
import TransitionCertification

/// Cases that are run ahead of whoever asks for them, and what came of those.
///
/// Any number of threads take cases from it and put back what came of them; one asks, in the order of the
/// cases. Only so many are under way or wait to be asked for.
final class CaseQueue: Sendable {
  private struct State {
    /// The next batch to be run.
    var next = 0
    /// The case that is to be asked for next.
    var asked = 0
    var recordings: [Int: Recording] = [:]
    var isClosed = false
  }

  private let cases: [CaseID]
  private let places: [CaseID: Int]
  /// Where the batches begin, and where the last one ends.
  private let bounds: [Int]
  private let ends: Set<Int>
  private let state = Mutex(State())
  /// After how long it is looked whether the run is interrupted.
  private static let patience = Dispatch.DispatchTimeInterval.milliseconds(100)
  // The real one is meant: these threads are no part of any scene.
  private let room = Dispatch.DispatchSemaphore(value: 0)
  private let arrivals = Dispatch.DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - batches: The cases, in the order in which they are going to be asked for, in batches that are run in
  ///     one process each.
  ///   - lead: How many batches may be ahead.
  init(_ batches: [[CaseID]], lead: Int) {
    cases = batches.flatMap { $0 }
    bounds = batches.reduce(into: [0]) { $0.append($0[$0.endIndex - 1] + $1.count) }
    ends = Set(bounds)
    places = Dictionary(
      cases.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for _ in 0..<lead { room.signal() }
  }

  /// The next batch to be run, as soon as there is room for it; none once all have been taken.
  ///
  /// - Returns: The cases, with their places as indices.
  func takeBatch() -> ArraySlice<CaseID>? {
    room.wait()
    let batch: Range<Int>? = state.withLock { state in
      guard !state.isClosed, state.next + 1 < bounds.count else { return nil }
      defer { state.next += 1 }
      return bounds[state.next]..<bounds[state.next + 1]
    }
    guard let batch else {
      // The others that wait are to see it too.
      room.signal()
      return nil
    }
    return cases[batch]
  }

  /// Puts back what came of cases.
  ///
  /// - Parameter place: The place of the first.
  func put(_ recordings: [Recording], at place: Int) {
    state.withLock { state in
      for (offset, recording) in recordings.enumerated() {
        state.recordings[place + offset] = recording
      }
    }
    arrivals.signal()
  }

  /// What came of a case, once it is known; none where the case is not the next that was to be asked for.
  ///
  /// Nobody waits any longer once the run is interrupted.
  func recording(of id: CaseID) -> Recording? {
    guard let place = places[id], state.withLock({ $0.asked == place }) else { return nil }
    while true {
      let recording = state.withLock { state in
        let recording = state.recordings.removeValue(forKey: place)
        if recording != nil { state.asked = place + 1 }
        return recording
      }
      if let recording {
        if ends.contains(place + 1) { room.signal() }
        return recording
      }
      guard !Interruption.isRequested else { return .lost(.interrupted) }
      _ = arrivals.wait(timeout: .now() + Self.patience)
    }
  }

  /// Lets no more batches be taken.
  func close() {
    state.withLock { $0.isClosed = true }
    room.signal()
  }
}
