public import Dispatch
import Foundation

/// Work that can be called off before it runs.
public final class DispatchWorkItem: Sendable {
  private let work: @MainActor () -> Void
  private let group = DispatchGroup()
  @MainActor private var wasCancelled = false
  @MainActor private var isDone = false

  @preconcurrency public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    work = block
    group.enter()
  }

  public var isCancelled: Bool { MainActor.assumeIsolated { wasCancelled } }

  /// Runs the work, unless it was called off, and then tells those who asked to know.
  public func perform() {
    MainActor.assumeIsolated {
      if !wasCancelled { work() }
      if !isDone { group.leave() }
      isDone = true
    }
  }

  /// Calls the work off, if it has not begun.
  public func cancel() {
    MainActor.assumeIsolated { wasCancelled = true }
  }

  /// Runs a block in the turn after the work ran.
  @preconcurrency public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    group.notify(queue: queue, execute: execute)
  }

  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    group.notify(queue: queue, work: execute)
  }

  /// Waits for the work; where nobody can do it meanwhile, this host refuses.
  public func wait() { group.wait() }

  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }
}
