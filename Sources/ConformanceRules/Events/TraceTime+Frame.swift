package import AppearanceTrace

extension TraceTime {
  /// Whether what happens now is seen later than what happened then: at least one frame of sixty a second
  /// lies between.
  package func isSeen(after earlier: TraceTime) -> Bool {
    microseconds - earlier.microseconds > 1_000_000 / 60
  }
}
