/// Which points a path encloses.
@frozen
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes round, counting its direction.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}
