/// How a round corner is drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Makes a curve of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve whose bend begins slowly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer to which its corner radius applies.
public struct CACornerMask: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the least coordinates.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)

  /// The corner at the greatest horizontal and the least vertical coordinate.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)

  /// The corner at the least horizontal and the greatest vertical coordinate.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)

  /// The corner at the greatest coordinates.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}

/// The edges of a layer that are smoothed where they are not on pixels.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)

  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)

  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)

  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
