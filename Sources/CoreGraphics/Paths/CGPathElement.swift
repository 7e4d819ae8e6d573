/// The kinds of element that a path is made of.
@frozen
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath begins; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A curve with one control point; two points.
  case addQuadCurveToPoint = 2
  /// A curve with two control points; three points.
  case addCurveToPoint = 3
  /// The subpath goes back to where it began; no point.
  case closeSubpath = 4
}

/// One element of a path, lent to whoever walks along it.
public struct CGPathElement {
  /// The element's kind.
  public var type: CGPathElementType

  /// The element's points, control points first; valid during the call alone.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// One element of a path as a value.
package enum PathElement: Hashable, Sendable {
  /// A new subpath begins.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A curve to a point, drawn to one control point.
  case quad(CGPoint, control: CGPoint)
  /// A curve to a point, drawn to two control points in turn.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// The subpath goes back to where it began.
  case close

  /// The element's kind and its points, control points first.
  var parts: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quad(let point, let control): (.addQuadCurveToPoint, [control, point])
    case .curve(let point, let control1, let control2):
      (.addCurveToPoint, [control1, control2, point])
    case .close: (.closeSubpath, [])
    }
  }

  /// The same element with each point taken elsewhere.
  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
