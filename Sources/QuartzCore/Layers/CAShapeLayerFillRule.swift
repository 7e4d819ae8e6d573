/// Which points a shape's path encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the path goes round, counting its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// A half circle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// A half square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the segments of a shape's line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges go on until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// A circle about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// A straight cut across the corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")

  /// Round a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  /// Away from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
