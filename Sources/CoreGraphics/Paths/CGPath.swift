/// A shape of lines and curves that does not change.
///
/// Two paths are equal when their elements are. Differs from Core Graphics: nothing is drawn, so there
/// is no boolean algebra of paths.
public class CGPath {
  /// The elements, in the order in which they were added.
  package final var elements: [PathElement]

  /// Makes a path of elements.
  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.rectangle(rect).applying(transform))
  }

  /// Makes an ellipse that touches the four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.ellipse(rect).applying(transform))
  }

  /// Makes a path around a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of a corner, at most half of the width.
  ///   - cornerHeight: The vertical radius of a corner, at most half of the height.
  ///   - transform: What to do with all points, if anything.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: PathElement.roundedRectangle(rect, radii: radii).applying(transform))
  }

  /// Returns a path that does not change with this one.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// Returns a path whose points are taken elsewhere.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  /// Returns a path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  /// Returns a path that can be added to and whose points are taken elsewhere.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform))
  }

  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would begin; zero in an empty path.
  public var currentPoint: CGPoint { elements.endPoint ?? .zero }

  /// Calls a block with each element in turn.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
          guard let start = buffer.baseAddress ?? none.baseAddress else { return }
          var lent = CGPathElement(type: type, points: start)
          block(&lent)
        }
      }
    }
  }
}

extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Feeds the elements to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
