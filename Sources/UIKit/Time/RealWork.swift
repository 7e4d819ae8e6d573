import Dispatch
import Foundation
import Synchronization

/// What is still under way in this process on real time.
enum RealWork {
  /// Whether nothing will happen any more; what waits in the main queue is done first.
  ///
  /// It is known of a process whose only thread is the main one. Where there is another, that one may come to
  /// the main queue at any time; the real Dispatch keeps one for every delay, and so does a task that sleeps.
  static var isOver: Bool {
    guard Thread.isMainThread, isAlone else { return false }
    for _ in 0..<utmostRounds {
      guard emptyMainQueue(), isAlone else { return false }
    }
    let next = Foundation.RunLoop.main.limitDate(forMode: .default)
    return next == nil || next == .distantFuture
  }

  /// How often the main queue is emptied: what is done there may put more into it, and a task that waits by
  /// yielding does so for ever.
  private static let utmostRounds = 100

  /// Does what has been put into the main queue so far.
  ///
  /// - Returns: Whether it was done, as a mark behind it tells.
  private static func emptyMainQueue() -> Bool {
    let before = marks.load(ordering: .relaxed)
    Dispatch.DispatchQueue.main.async { marks.add(1, ordering: .relaxed) }
    // In the past: with a limit that lies ahead, if only by the clock's grain, the run loop starts a thread.
    _ = Foundation.RunLoop.main.run(mode: .default, before: .distantPast)
    return marks.load(ordering: .relaxed) > before
  }

  private static let marks = Atomic(0)

  /// Whether the process has one thread only; not known on other systems than Linux.
  private static var isAlone: Bool {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    return threads?.count == 1
  }
}
