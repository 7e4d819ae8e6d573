/// What a view keeps for the layout by constraints; few views have one.
@MainActor final class ConstraintRoom {
  /// The active constraints between what lies in the view, in the order in which they came.
  var kept: [NSLayoutConstraint] = []
  /// Guides of the view's own.
  var guides: [UILayoutGuide] = []
  /// Guides that follow the view, made when asked for.
  var followers: [UILayoutGuide] = []
  /// How much the view resists growing and shrinking, where it was said.
  var hugging: [UILayoutConstraintAxis: UILayoutPriority] = [:]
  var resistance: [UILayoutConstraintAxis: UILayoutPriority] = [:]
  /// Whether constraints are to be updated before the next layout.
  var wantsUpdate = false

  /// The number that the next constraint to become active gets.
  private static var lastTurn = 0

  static func nextTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }
}
