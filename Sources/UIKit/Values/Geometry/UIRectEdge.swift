/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)

  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)

  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)

  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)

  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, seen in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)

  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)

  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)

  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)

  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)

  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)

  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)

  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)

  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Directions of movement.
public struct UIAxis: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// To and fro.
  public static let horizontal = UIAxis(rawValue: 1 << 0)

  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)

  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
