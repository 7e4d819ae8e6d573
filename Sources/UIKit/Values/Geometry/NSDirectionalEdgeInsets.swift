public import CoreGraphics

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
