/// An instant of virtual time, in whole microseconds since the script began.
public struct TraceTime: Sendable, Hashable, Comparable {
  /// Whole microseconds since the script began.
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// When the script began.
  public static let zero = TraceTime(microseconds: 0)

  public static func < (left: TraceTime, right: TraceTime) -> Bool {
    left.microseconds < right.microseconds
  }
}
