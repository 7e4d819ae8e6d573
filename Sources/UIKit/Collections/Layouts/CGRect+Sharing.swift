import CoreGraphics

extension CGRect {
  /// Whether both have an area in common; an edge is none.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
