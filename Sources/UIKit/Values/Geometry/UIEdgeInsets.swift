public import CoreGraphics

/// How far something stays away from the four edges of a rectangle; negative where it goes beyond.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// The distance from the top.
  public var top: CGFloat

  /// The distance from the left.
  public var left: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from the right.
  public var right: CGFloat

  /// Makes insets without distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets of their four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// How far something stays away from four edges, seen in the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// The distance from the top.
  public var top: CGFloat

  /// The distance from where lines begin.
  public var leading: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from where lines end.
  public var trailing: CGFloat

  /// Makes insets without distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A distance in two directions.
public struct UIOffset: Hashable, Codable, Sendable {
  /// No distance.
  public static let zero = UIOffset()

  /// The distance to the right.
  public var horizontal: CGFloat

  /// The distance downward.
  public var vertical: CGFloat

  /// Makes an offset without distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset of its two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle that insets leave of this one.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
