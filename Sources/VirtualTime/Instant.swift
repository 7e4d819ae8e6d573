/// A point of virtual time, in whole microseconds since the world was made.
public struct Instant: Sendable, Hashable, Comparable {
  /// Whole microseconds since the world was made.
  public let microseconds: Int64

  @inlinable public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// When the world was made.
  public static let zero = Instant(microseconds: 0)

  /// An instant that is never reached.
  public static let never = Instant(microseconds: .max)

  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The instant that lies a span later; a sum past the end of time is never reached.
  @inlinable public func advanced(by span: TimeSpan) -> Instant {
    let (sum, overflow) = microseconds.addingReportingOverflow(span.microseconds)
    guard overflow else { return Instant(microseconds: sum) }
    return span.microseconds > 0 ? .never : Instant(microseconds: .min)
  }

  /// The time since the world was made, in seconds.
  public var seconds: Double { TimeSpan(microseconds: microseconds).seconds }

  /// The span from another instant to this one.
  public func since(_ other: Instant) -> TimeSpan {
    let (difference, overflow) = microseconds.subtractingReportingOverflow(other.microseconds)
    guard overflow else { return TimeSpan(microseconds: difference) }
    return TimeSpan(microseconds: microseconds > other.microseconds ? .max : .min)
  }
}
