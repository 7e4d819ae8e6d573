public import Foundation

/// A queue of operations on virtual time; every queue here hands them to the main thread.
///
/// An operation begins in the first turn in which those that it depends on are finished.
public final class OperationQueue: NSObject, Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }
  /// As many as there are.
  public static let defaultMaxConcurrentOperationCount = -1

  @MainActor private var waiting: [Operation] = []
  @MainActor private var isHeld = false
  @MainActor private var title: String?
  @MainActor private var limit = OperationQueue.defaultMaxConcurrentOperationCount
  @MainActor private var quality = QualityOfService.default

  public override init() {
    super.init()
  }

  public var name: String? {
    get { MainActor.assumeIsolated { title } }
    set { MainActor.assumeIsolated { title = newValue } }
  }

  /// How many run at a time; kept: on this host it is always one.
  public var maxConcurrentOperationCount: Int {
    get { MainActor.assumeIsolated { limit } }
    set { MainActor.assumeIsolated { limit = newValue } }
  }

  public var qualityOfService: QualityOfService {
    get { MainActor.assumeIsolated { quality } }
    set { MainActor.assumeIsolated { quality = newValue } }
  }

  public var isSuspended: Bool {
    get { MainActor.assumeIsolated { isHeld } }
    set {
      MainActor.assumeIsolated {
        isHeld = newValue
        if !newValue { lookInNextTurn() }
      }
    }
  }

  public var operationCount: Int { MainActor.assumeIsolated { waiting.count } }

  @preconcurrency @MainActor public var operations: [Operation] { waiting }

  /// Runs a block in the next turn.
  @preconcurrency public func addOperation(_ block: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated {
      let operation = BlockOperation { MainActor.assumeIsolated(block) }
      addOperation(operation)
    }
  }

  @preconcurrency @MainActor public func addOperation(_ op: Operation) {
    waiting.append(op)
    lookInNextTurn()
  }

  @preconcurrency @MainActor public func addOperations(
    _ ops: [Operation], waitUntilFinished wait: Bool
  ) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  @preconcurrency public func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    addOperation(barrier)
  }

  public func cancelAllOperations() {
    MainActor.assumeIsolated { for operation in waiting { operation.cancel() } }
  }

  /// Does at once what waits; where something waits for an operation of nobody, this host refuses.
  public func waitUntilAllOperationsAreFinished() {
    MainActor.assumeIsolated {
      while !waiting.isEmpty {
        guard runReady() else {
          return BackgroundWork.refuse("OperationQueue.waitUntilAllOperationsAreFinished")
        }
      }
    }
  }

  @MainActor private func lookInNextTurn() {
    World.current.turns.enqueue { self.look() }
  }

  /// Runs what is ready; what is not may be so when something else is finished.
  @MainActor private func look() {
    guard !isHeld, !waiting.isEmpty else { return }
    if runReady(), !waiting.isEmpty { lookInNextTurn() }
  }

  /// - Returns: whether there was anything to run.
  @MainActor private func runReady() -> Bool {
    let ready = waiting.filter(\.isReady)
    waiting.removeAll { operation in ready.contains { $0 === operation } }
    for operation in ready {
      // Left to itself, the operation would have it run on another thread.
      let completion = operation.completionBlock
      operation.completionBlock = nil
      operation.start()
      completion?()
    }
    return !ready.isEmpty
  }
}
