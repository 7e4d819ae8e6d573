import Foundation

/// Work that can be called off before it runs.
@MainActor public final class DispatchWorkItem {
  private let work: @MainActor () -> Void
  private var observers: [@MainActor () -> Void] = []
  public private(set) var isCancelled = false

  public nonisolated init(block: @escaping @MainActor () -> Void) {
    work = block
  }

  /// Runs the work, unless it was called off, and then tells those who asked to know.
  public func perform() {
    guard !isCancelled else { return }
    work()
    for observer in observers { observer() }
  }

  public func cancel() {
    isCancelled = true
  }

  /// Runs a block in the turn after the work ran.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
    observers.append { queue.async(execute: execute) }
  }
}
