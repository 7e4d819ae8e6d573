import CoreGraphics
public import Foundation
import QuartzCore

/// What kinds of pace a description holds.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring
  /// A curve first, and a spring for what follows.
  case composed
}

/// A description of how an animation paces itself.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace for an animation of a length in seconds; of a composed one, the spring counts. (Inferred.)
  func pace(for duration: Double) -> Pace {
    switch timingCurveType {
    case .builtin, .cubic: cubicTimingParameters?.pace ?? .standard
    case .spring, .composed: springTimingParameters?.pace(for: duration) ?? .standard
    }
  }

  /// The length that the pace has by itself, in seconds; only a spring of physical constants has one.
  var ownDuration: Double? {
    switch timingCurveType {
    case .builtin, .cubic: nil
    case .spring, .composed: springTimingParameters?.settlingDuration
    }
  }
}
