public import Dispatch
import Foundation
import VirtualTime

/// A queue of work on virtual time; every queue here hands its work to the main one.
///
/// In real Dispatch queues other than the main one run beside it. Here all work runs on the main
/// actor, in order, so that a run always gives the same trace.
public final class DispatchQueue: Sendable {
  public let label: String
  public let qos: DispatchQoS
  @MainActor private var backlog: [TurnLoop.Work] = []
  @MainActor private var suspensions = 0

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    if attributes.contains(.initiallyInactive) { suspend() }
  }

  public static let main = DispatchQueue(label: "com.apple.main-thread", qos: .userInteractive)

  private static let shared = DispatchQueue(label: "com.apple.root")

  /// The queue of all who have none of their own; one for all qualities of service.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// How a queue treats its work; only whether it begins inactive makes a difference.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When objects are let go; without effect.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  // MARK: - Later

  /// Runs work in the next turn.
  ///
  /// - Parameters:
  ///   - group: who is to know when it is done.
  ///   - qos: ignored.
  ///   - flags: ignored.
  ///   - work: what is to be done.
  @preconcurrency public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    enqueue(group.map { $0.counting(work) } ?? work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    enqueue { workItem.perform() }
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs work in the first turn at or after a point of time.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated {
      let turns = World.current.turns
      turns.schedule(
        after: deadline.instant.since(turns.now), lane: .mainQueue, label: "work on a queue"
      ) { self.run(work) }
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  @preconcurrency public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: wallDeadline.time, execute: workItem)
  }

  private func enqueue(_ work: @escaping TurnLoop.Work) {
    MainActor.assumeIsolated {
      guard suspensions == 0 else { return backlog.append(work) }
      if self === Self.main {
        World.current.turns.enqueue(work)
      } else {
        World.current.background.enqueue(work)
      }
    }
  }

  @MainActor private func run(_ work: @escaping TurnLoop.Work) {
    if suspensions == 0 { work() } else { backlog.append(work) }
  }

  // MARK: - Now

  /// Runs work at once, and gives its answer.
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    try work()
  }

  public func sync<Value>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Value
  ) rethrows -> Value {
    try work()
  }

  public func sync(execute workItem: DispatchWorkItem) {
    workItem.perform()
  }

  public func asyncAndWait<Value>(execute work: () throws -> Value) rethrows -> Value {
    try work()
  }

  /// Runs work several times, one after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }

  // MARK: - Standing still

  /// Keeps work back from now on.
  public func suspend() {
    MainActor.assumeIsolated { suspensions += 1 }
  }

  /// Lets work run again, and what was kept back in the next turn.
  public func resume() {
    MainActor.assumeIsolated {
      suspensions = max(suspensions - 1, 0)
      guard suspensions == 0 else { return }
      let kept = backlog
      backlog = []
      for work in kept { enqueue(work) }
    }
  }

  /// Lets a queue begin that was made inactive.
  public func activate() { resume() }
}
