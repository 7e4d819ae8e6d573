/// How closely a rule points at the mistake; of two findings at one event the closer comes first.
enum Specificity: Int, Comparable, Sendable {
  /// One call is wrong in itself.
  case call
  /// Calls do not fit together.
  case exchange
  /// The state that was reached is wrong.
  case state

  static func < (left: Specificity, right: Specificity) -> Bool {
    left.rawValue < right.rawValue
  }
}
