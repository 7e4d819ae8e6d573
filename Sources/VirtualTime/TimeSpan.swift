/// A length of virtual time, in whole microseconds; it may be negative.
public struct TimeSpan: Sendable, Hashable, Comparable {
  /// Whole microseconds.
  public let microseconds: Int64

  @inlinable public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Rounds seconds to the nearest microsecond. This is the one place where that happens.
  ///
  /// - Parameter seconds: what is not a number counts as no time at all, and what is too large for
  ///   the clock as the longest span that it knows.
  public init(seconds: Double) {
    let rounded = (seconds * 1_000_000).rounded()
    if rounded.isNaN {
      microseconds = 0
    } else if rounded >= 0x1p63 {
      microseconds = .max
    } else if rounded <= -0x1p63 {
      microseconds = .min
    } else {
      microseconds = Int64(rounded)
    }
  }

  /// No time at all.
  public static let zero = TimeSpan(microseconds: 0)

  @inlinable public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The span and another one after it; at most the longest that the clock knows.
  @inlinable public func adding(_ other: TimeSpan) -> TimeSpan {
    let (sum, overflow) = microseconds.addingReportingOverflow(other.microseconds)
    guard overflow else { return TimeSpan(microseconds: sum) }
    return TimeSpan(microseconds: other.microseconds > 0 ? .max : .min)
  }

  /// The span in seconds.
  public var seconds: Double { Double(microseconds) / 1_000_000 }
}
