public import CoreGraphics
public import Foundation

/// A shape of lines and curves, and how it would be drawn.
///
/// Differs from UIKit: nothing is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var storage = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes an empty path; archives keep no paths here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// Returns a path with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: storage)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  /// The elements.
  open var cgPath: CGPath {
    get { CGPath(elements: storage.elements) }
    set { storage = CGMutablePath(elements: newValue.elements) }
  }

  /// How wide a line is.
  open var lineWidth: CGFloat = 1

  /// How the ends of a line look.
  open var lineCapStyle: CGLineCap = .butt

  /// How segments meet.
  open var lineJoinStyle: CGLineJoin = .miter

  /// How long a pointed corner may be, in widths of the line.
  open var miterLimit: CGFloat = 10

  /// How far a drawn curve may be off.
  open var flatness: CGFloat = 0.6

  /// Whether what is inside is decided by crossings, not by direction.
  open var usesEvenOddFillRule = false

  /// Whether there is no element.
  open var isEmpty: Bool { storage.isEmpty }

  /// The box around all points.
  open var bounds: CGRect { storage.boundingBox }

  /// Where the next element would begin.
  open var currentPoint: CGPoint { storage.currentPoint }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { storage.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { storage.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storage.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; clockwise is as it looks in a view.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() { storage.closeSubpath() }

  /// Forgets all elements.
  open func removeAllPoints() { storage = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.storage) }

  /// Returns the path with each subpath in the other direction.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(elements: storage.elements.reversedSubpaths))
  }

  /// Takes all points elsewhere.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(storage, transform: transform)
    storage = moved
  }

  /// Chooses the lengths of dashes and gaps in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the inside; nothing is drawn here.
  open func fill() {}

  /// Draws the line; nothing is drawn here.
  open func stroke() {}

  /// Fills the inside; nothing is drawn here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the line; nothing is drawn here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Narrows what is drawn to the inside; nothing is drawn here.
  open func addClip() {}
}

extension UIBezierPath {
  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Makes an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Makes a path around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Makes a path around a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radii = CornerRadii(
      topLeft: corners.contains(.topLeft) ? cornerRadii : .zero,
      topRight: corners.contains(.topRight) ? cornerRadii : .zero,
      bottomLeft: corners.contains(.bottomLeft) ? cornerRadii : .zero,
      bottomRight: corners.contains(.bottomRight) ? cornerRadii : .zero)
    self.init(cgPath: CGPath(elements: PathElement.roundedRectangle(rect, corners: radii)))
  }

  /// Makes a part of a circle; clockwise is as it looks in a view.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }
}
