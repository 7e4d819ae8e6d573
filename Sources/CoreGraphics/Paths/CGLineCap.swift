/// How the ends of a stroked line look.
@frozen
public enum CGLineCap: Int32, Sendable {
  /// Cut at the end point.
  case butt = 0
  /// A half circle beyond the end point.
  case round = 1
  /// A half square beyond the end point.
  case square = 2
}

/// How two stroked segments meet.
@frozen
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges go on until they meet.
  case miter = 0
  /// A circle about the corner.
  case round = 1
  /// A straight cut across the corner.
  case bevel = 2
}

/// How a path is painted.
@frozen
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}

/// How carefully a picture is scaled.
@frozen
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Slow.
  case high = 3
  /// Between fast and slow.
  case medium = 4
}
