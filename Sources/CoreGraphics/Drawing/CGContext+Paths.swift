// What is added to the path being made beside lines and boxes.
extension CGContext {
  /// Adds a part of a circle, after a line to its beginning where there is a current point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds a part of a circle that touches two lines, after a line to its beginning.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a curve that one point bends.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve that two points bend.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    add { $0.addRects(rects) }
  }

  /// Narrows what may be painted to the box around rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.reduce(CGRect.null) { $0.union($1) })
  }

  /// Whether no path is being made.
  public var isPathEmpty: Bool { path == nil }

  /// Where the path being made ends; zero where there is none.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The box around the path being made and the points that bend it.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether the path being made would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  /// The transform from what is drawn to the pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of what is drawn as one of the pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A point of the pixels as one of what is drawn.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  private func add(_ part: (CGMutablePath) -> Void) {
    let added = path?.mutableCopy() ?? CGMutablePath()
    part(added)
    beginPath()
    addPath(added)
  }
}
