public import CoreGraphics

/// How much of a change is done at each part of its time, as a curve from corner to corner of a square.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  /// The curve's two control points.
  package let curve: UnitCurve

  /// Makes a curve that has a name; a name that is not known makes a line.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve = UnitCurve.named[name] ?? .linear
    self.init(curve: curve)
  }

  /// Makes a curve of the horizontal and vertical parts of its two control points.
  public convenience init(
    controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float
  ) {
    self.init(curve: UnitCurve(x1: c1x, y1: c1y, x2: c2x, y2: c2y))
  }

  /// Makes a function of its curve.
  package init(curve: UnitCurve) {
    self.curve = curve
    super.init()
  }

  /// Makes a line; archives keep no curves here.
  public required init?(coder: NSCoder) {
    curve = .linear
    super.init()
  }

  /// Archives nothing, unlike Core Animation.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public class var supportsSecureCoding: Bool { true }

  /// Stores one of four points, the corners included, as two numbers where the pointer points.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point: (Float, Float) =
      switch index {
      case 0: (0, 0)
      case 1: (curve.x1, curve.y1)
      case 2: (curve.x2, curve.y2)
      default: (1, 1)
      }
    values[0] = point.0
    values[1] = point.1
  }

  /// Whether another function has the same curve.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash of the curve.
  open override var hash: Int { curve.hashValue }
}

/// The names of the curves that everyone needs.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// A slow beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// A slow beginning and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

  /// The pace of Core Animation's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
