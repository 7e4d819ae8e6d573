/// A shape of lines and curves that can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public convenience init() {
    self.init(elements: [])
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line from the current point; where there is none, the call is ignored.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if isEmpty { return }
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a new subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  /// Adds a curve with one control point; where there is no current point, the call is ignored.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if isEmpty { return }
    elements.append(.quad(end, control: control).applying(transform))
  }

  /// Adds a curve with two control points; where there is no current point, the call is ignored.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    if isEmpty { return }
    elements.append(.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// Goes back to where the subpath began.
  public func closeSubpath() {
    if isEmpty || elements.last == .close { return }
    elements.append(.close)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.rectangle(rect), transform)
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds an ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.ellipse(rect), transform)
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathElement.roundedRectangle(rect, radii: radii), transform)
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform) {
    elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
  }
}
