public import CoreGraphics
public import Foundation

// Geometry in objects. A value that holds something else answers with zero, where an iOS process ends.

extension NSValue {
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Makes a value of a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// Makes a value of an affine transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Makes a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Makes a value of an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The vector.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The affine transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let m = numbers(6)
    return CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5])
  }

  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The offset.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}
