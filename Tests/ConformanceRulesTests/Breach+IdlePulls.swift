extension Breach {
  /// Fingers that begin nothing any more, where another one has begun something that came to nothing.
  static let idlePulls = [
    Breach(
      "a finger that begins nothing, as far out as the one before it that gave up",
      ["interaction-state-reset/begins"], IdlePull.trace(to: 140)),
    Breach(
      "a finger that begins nothing, where what it brought is gone again",
      ["interaction-state-reset/begins"], IdlePull.afterComing()),
  ]
}
