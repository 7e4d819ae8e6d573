public import CoreGraphics

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
