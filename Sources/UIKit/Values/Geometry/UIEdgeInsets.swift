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

extension CGRect {
  /// Returns the rectangle that insets leave of this one.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
