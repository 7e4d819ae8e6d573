/// A difference of two points, or a velocity, as two lengths.
public struct CGVector: Hashable, Codable, Sendable {
  /// The vector without length.
  public static let zero = CGVector()

  /// The horizontal part.
  public var dx: CGFloat

  /// The vertical part.
  public var dy: CGFloat

  /// Makes the vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of two parts in double precision.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector of two whole parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
