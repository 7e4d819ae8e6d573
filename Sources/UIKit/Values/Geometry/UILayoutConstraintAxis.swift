/// The two directions of layout; the newer name is nested in the class of constraints.
public enum UILayoutConstraintAxis: Int, Sendable {
  /// From side to side.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}
