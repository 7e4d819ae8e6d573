import Dispatch
import Foundation
import Synchronization

/// What a transition's context is told by code that virtual time does not move.
///
/// A scene runs on the main actor and on virtual time. Tasks, threads and the real Dispatch are moved by
/// real time. What they call from another thread is noted and not carried out: the scene may be at work
/// meanwhile, and UIKit is for the main thread. What they call once virtual time is over is noted too, for
/// nobody would see what comes of it. Calls of other methods than the context's own are not seen.
final class RealTime: Sendable {
  /// What was called, and where or when it should not have been.
  enum Call: Hashable, Sendable {
    case fromAnotherThread(String)
    case afterVirtualTime(String)
  }

  private struct State {
    var calls: [Call] = []
    var isVirtualTimeOver = false
  }

  private let state = Mutex(State())

  init() {
    MainThread.mark()
  }

  /// Whether a call may be carried out; one that may not is noted.
  func admits(_ method: String) -> Bool {
    let isOutside = !MainThread.isHere
    return state.withLock { state in
      guard isOutside || state.isVirtualTimeOver else { return true }
      let call = isOutside ? Call.fromAnotherThread(method) : .afterVirtualTime(method)
      if !state.calls.contains(call) { state.calls.append(call) }
      return false
    }
  }

  /// What was noted, each once, in order.
  var calls: [Call] { state.withLock(\.calls) }

  /// Lets real time pass until something is noted, or nobody is left who could do something.
  ///
  /// The main queue goes on meanwhile, unless somebody on it waits for this method: what a task of the main
  /// actor does then cannot be known.
  ///
  /// - Parameter patience: How long at most, in seconds.
  func pass(for patience: TimeInterval) {
    state.withLock { $0.isVirtualTimeOver = true }
    let limit = Date(timeIntervalSinceNow: patience)
    while calls.isEmpty, !RealWork.isOver, limit.timeIntervalSinceNow > 0 {
      let slice = Date(timeIntervalSinceNow: 0.005)
      if Thread.isMainThread {
        _ = Foundation.RunLoop.main.run(mode: .default, before: slice)
      }
      Thread.sleep(until: slice)
    }
  }
}

/// Tells the main thread from others.
///
/// On Linux the main actor may live on any thread, and only its queue knows; so the queue has a mark.
private enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marking: Void = Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)

  static func mark() { marking }

  static var isHere: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true
  }
}
