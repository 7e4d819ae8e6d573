package import AppearanceTrace

extension TraceTime {
  /// How long the screen shows one frame of sixty a second, in whole microseconds and rounded up.
  package static var frame: Int64 { 16_667 }

  /// How long after a finger has gone what comes may be its doing, in microseconds: a recognizer waits for a second
  /// tap no longer. (The number is ours.)
  package static var tapReach: Int64 { 500_000 }

  /// Whether what happens now is seen later than what happened then: at least one frame of sixty a second
  /// lies between.
  package func isSeen(after earlier: TraceTime) -> Bool {
    microseconds - earlier.microseconds > 1_000_000 / 60
  }
}
