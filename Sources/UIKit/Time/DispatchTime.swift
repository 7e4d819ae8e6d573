public import Dispatch
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

  /// The time since the reset, in nanoseconds.
  public var uptimeNanoseconds: UInt64 {
    let (product, overflow) = UInt64(clamping: instant.microseconds)
      .multipliedReportingOverflow(by: 1000)
    return overflow ? .max : product
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
    interval.seconds.map { advanced(by: $0) } ?? .distantFuture
  }

  /// The interval from this point to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .microseconds(Int(other.instant.since(instant).microseconds))
  }
}

/// A point of virtual time too: on this host no calendar is ahead of the clock.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  let time: DispatchTime

  init(_ time: DispatchTime) {
    self.time = time
  }

  /// The present of the scene.
  public static func now() -> DispatchWallTime { DispatchWallTime(.now()) }

  public static let distantFuture = DispatchWallTime(.distantFuture)

  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }

  /// The point that lies some seconds later.
  public func advanced(by seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time.advanced(by: seconds))
  }

  /// The point that lies an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(time.advanced(by: interval))
  }
}

extension DispatchTimeInterval {
  /// The length in seconds; none where it never ends.
  var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1000
    case .microseconds(let count): Double(count) / 1_000_000
    case .nanoseconds(let count): Double(count) / 1_000_000_000
    case .never: nil
    @unknown default: nil
    }
  }

  /// The interval the other way round.
  fileprivate var negated: DispatchTimeInterval {
    switch self {
    case .seconds(let count): .seconds(-count)
    case .milliseconds(let count): .milliseconds(-count)
    case .microseconds(let count): .microseconds(-count)
    case .nanoseconds(let count): .nanoseconds(-count)
    case .never: .never
    @unknown default: .never
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

public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval.negated)
}

public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: seconds)
}

public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: -seconds)
}

public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  time.advanced(by: interval)
}

public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  time.advanced(by: interval.negated)
}
