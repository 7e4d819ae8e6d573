import Dispatch
import Synchronization
import TransitionCertification

/// Cases that are run ahead of whoever asks for them, and what came of those.
///
/// Any number of threads take cases from it and put back what came of them; one asks, in the order of the
/// cases. Only so many are under way or wait to be asked for.
final class CaseQueue: Sendable {
  private struct State {
    var next = 0
    /// The first case that was not asked for yet.
    var asked = 0
    var recordings: [Int: Recording] = [:]
    var isClosed = false
  }

  private let cases: [CaseID]
  private let places: [CaseID: Int]
  private let state = Mutex(State())
  // The real one is meant: these threads are no part of any scene.
  private let room = Dispatch.DispatchSemaphore(value: 0)
  private let arrivals = Dispatch.DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - cases: The cases, in the order in which they are going to be asked for.
  ///   - lead: How many of them may be ahead.
  init(_ cases: [CaseID], lead: Int) {
    self.cases = cases
    places = Dictionary(
      cases.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for _ in 0..<lead { room.signal() }
  }

  /// The next case to be run, as soon as there is room for it; none once all have been taken.
  func takeCase() -> (place: Int, id: CaseID)? {
    room.wait()
    let place: Int? = state.withLock { state in
      guard !state.isClosed, state.next < cases.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    guard let place else {
      // The others that wait are to see it too.
      room.signal()
      return nil
    }
    return (place, cases[place])
  }

  /// Puts back what came of a case.
  func put(_ recording: Recording, at place: Int) {
    state.withLock { state in
      // What nobody asked for before they went on is not kept.
      if place >= state.asked { state.recordings[place] = recording }
    }
    arrivals.signal()
  }

  /// What came of a case, once it is known; none where the case is not the next that was to be asked for.
  func recording(of id: CaseID) -> Recording? {
    guard let place = places[id], state.withLock({ $0.asked == place }) else { return nil }
    while true {
      let recording = state.withLock { state in
        let recording = state.recordings.removeValue(forKey: place)
        if recording != nil { state.asked = place + 1 }
        return recording
      }
      guard recording == nil else {
        room.signal()
        return recording
      }
      arrivals.wait()
    }
  }

  /// Lets no more cases be taken.
  func close() {
    state.withLock { $0.isClosed = true }
    room.signal()
  }
}
