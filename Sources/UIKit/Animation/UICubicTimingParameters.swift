import CoreGraphics
public import Foundation
import QuartzCore

/// A pace as a curve from corner to corner of a square.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; ease-in and ease-out where it was made of control points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// Makes the curve of the system's own animations.
  public override init() {
    animationCurve = .easeInOut
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Pace.standard.controlPoints
    super.init()
  }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Pace(curve).controlPoints
    super.init()
  }

  /// Makes a curve of its two control points, whose horizontal parts lie within 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Makes the curve of the system's own animations; archives keep no curves here.
  public nonisolated required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Pace.standard.controlPoints
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var pace: Pace {
    .curve(
      UnitCurve(
        x1: Float(controlPoint1.x), y1: Float(controlPoint1.y), x2: Float(controlPoint2.x),
        y2: Float(controlPoint2.y)))
  }
}

extension Pace {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    guard case .curve(let curve) = self else { return (.zero, CGPoint(x: 1, y: 1)) }
    return (
      CGPoint(x: CGFloat(curve.x1), y: CGFloat(curve.y1)),
      CGPoint(x: CGFloat(curve.x2), y: CGFloat(curve.y2))
    )
  }
}
