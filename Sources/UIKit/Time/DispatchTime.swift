import Foundation
import VirtualTime

/// A point of virtual time.
public struct DispatchTime: Comparable, Hashable, Sendable {
  let instant: Instant

  init(_ instant: Instant) {
    self.instant = instant
  }

  public init(uptimeNanoseconds: UInt64) {
    instant = Instant(microseconds: Int64(clamping: uptimeNanoseconds / 1000))
  }

  /// The present of the scene.
  public static func now() -> DispatchTime {
    DispatchTime(MainActor.assumeIsolated { World.current.turns.now })
  }

  public static let distantFuture = DispatchTime(.never)

  public var uptimeNanoseconds: UInt64 {
    UInt64(clamping: instant.microseconds).multipliedReportingOverflow(by: 1000).partialValue
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.instant < right.instant
  }

  /// The point that lies some seconds later.
  public func advanced(by seconds: Double) -> DispatchTime {
    DispatchTime(instant.advanced(by: TimeSpan(seconds: seconds)))
  }

  /// The point that lies an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): advanced(by: Double(count))
    case .milliseconds(let count): advanced(by: Double(count) / 1000)
    case .microseconds(let count): advanced(by: Double(count) / 1_000_000)
    case .nanoseconds(let count): advanced(by: Double(count) / 1_000_000_000)
    case .never: .distantFuture
    @unknown default: .distantFuture
    }
  }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: seconds)
}

public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: -seconds)
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval)
}
