/// How a trace tells the rounds of a repeated scenario that are equal.
package enum RoundNotation: Sendable, Hashable {
  /// The first is told, and how often it repeats.
  case folded
  /// Each is told.
  case eachApart
}
