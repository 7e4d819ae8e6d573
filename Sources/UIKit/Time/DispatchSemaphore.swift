public import Dispatch
import Foundation

/// A number of permits that somebody waits for.
///
/// There is one thread here. Who waits does what other queues have to do meanwhile; where no permit
/// comes of that, the wait would never end, and this host refuses: it halts with a complaint.
public final class DispatchSemaphore: Sendable {
  @MainActor private var permits: Int

  public init(value: Int) {
    permits = value
  }

  /// Gives a permit back.
  ///
  /// - Returns: zero, since nobody can be waiting on the only thread.
  @discardableResult
  public func signal() -> Int {
    MainActor.assumeIsolated { permits += 1 }
    return 0
  }

  /// Takes a permit.
  public func wait() {
    if take() { return }
    MainActor.assumeIsolated { BackgroundWork.refuse("DispatchSemaphore.wait") }
  }

  /// Takes a permit, or gives up at once; time does not move.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    take() ? .success : .timedOut
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    take() ? .success : .timedOut
  }

  private func take() -> Bool {
    MainActor.assumeIsolated {
      guard World.current.background.work(until: { permits > 0 }) else { return false }
      permits -= 1
      return true
    }
  }
}
