import Foundation
import VirtualTime

/// A queue of work on virtual time; every queue here hands its work to the main one.
///
/// In real Dispatch queues other than the main one run beside it. Here all work runs on the main
/// actor, in order, so that a run always gives the same trace.
public final class DispatchQueue: Sendable {
  public let label: String

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  public static let main = DispatchQueue(label: "main")

  private static let shared = DispatchQueue(label: "global")

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// How a queue treats its work; kept for the signature's sake.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// Runs work in the next turn.
  public func async(execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { World.current.turns.enqueue(work) }
  }

  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs work in the first turn at or after an instant.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated {
      let turns = World.current.turns
      turns.schedule(
        after: deadline.instant.since(turns.now), lane: .mainQueue, label: "work on a queue", work)
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs work at once.
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    try work()
  }
}
