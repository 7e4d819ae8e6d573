// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

extension CGPoint {
  /// Whether another point is the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether another size is the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether another rectangle is the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Whether another rectangle is the same, as `==` has it.
  ///
  /// Foundation turns both so that they stand upright before it compares them, and no caller can look into it. Those
  /// that stand upright already, as nearly all do, are the same if their numbers are.
  @inlinable package func isSame(as other: CGRect) -> Bool {
    if isUpright, other.isUpright { return origin == other.origin && size == other.size }
    return self == other
  }

  /// Whether the rectangle is one, and reaches right and down from its origin.
  @inlinable package var isUpright: Bool {
    size.width >= 0 && size.height >= 0 && origin.x < .infinity && origin.y < .infinity
  }
}

// The functions behind these methods, by the names that the header's own have in Swift.

/// Whether two points are the same.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Whether two sizes are the same.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Whether two rectangles are the same.
public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
