public import Dispatch
import Foundation

/// Pieces of work that somebody wants to know the end of.
public final class DispatchGroup: Sendable {
  @MainActor private var count = 0
  @MainActor private var observers: [@MainActor () -> Void] = []

  public init() {}

  /// One more piece of work has begun.
  public func enter() {
    MainActor.assumeIsolated { count += 1 }
  }

  /// A piece of work is done; one too many is an error, as in real Dispatch.
  public func leave() {
    MainActor.assumeIsolated {
      guard count > 0 else { return BackgroundWork.refuse("DispatchGroup.leave") }
      count -= 1
      guard count == 0 else { return }
      let told = observers
      observers = []
      for observer in told { observer() }
    }
  }

  /// Runs a block on a queue when all work is done; in the next turn where there is none.
  @preconcurrency public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated {
      guard count > 0 else { return queue.async(execute: work) }
      observers.append { queue.async(execute: work) }
    }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Waits until all work is done, and does what waits on other queues; where that is not enough,
  /// this host refuses.
  public func wait() {
    MainActor.assumeIsolated {
      if !World.current.background.work(until: { count == 0 }) {
        BackgroundWork.refuse("DispatchGroup.wait")
      }
    }
  }

  /// Waits in the same way, and gives up at once where that is not enough; time does not move.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainActor.assumeIsolated {
      World.current.background.work(until: { count == 0 }) ? .success : .timedOut
    }
  }

  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: timeout.time)
  }

  /// Work that enters now, and leaves when it is done.
  func counting(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    enter()
    return {
      work()
      self.leave()
    }
  }
}
