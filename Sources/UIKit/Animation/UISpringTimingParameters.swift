public import CoreGraphics
public import Foundation
import QuartzCore

/// A pace as if a weight on a spring pulled the values.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What a spring is described by.
  private enum Description {
    case ratio(Double)
    /// Physical constants; the spring rests when it rests.
    case constants(DampedSpring)
  }

  /// How fast the values go at the start: parts of their way, a second.
  public let initialVelocity: CGVector
  private let spring: Description

  /// Makes the spring of the system's own transitions: it rests after half a second.
  ///
  /// The constants are those that were seen in the layers of a push. (Inferred.)
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that rests when the animation is over.
  ///
  /// - Parameters:
  ///   - ratio: one for a spring that just does not swing.
  ///   - velocity: the parts of the way that it goes at the start, a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring of its physical constants, which decide how long it takes.
  ///
  /// A spring that is damped too much to swing moves as one that just does not. (Inferred.)
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let free = DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: velocity.speed)
    spring = .constants(
      DampedSpring(
        frequency: free.frequency, ratio: min(free.ratio, 1), initialVelocity: velocity.speed))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring by the time of a swing without damping, in seconds, and how much it bounces.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    spring = .constants(
      DampedSpring(
        frequency: 2 * .pi / max(duration, 0.001), ratio: min(max(1 - Double(bounce), 0), 1),
        initialVelocity: velocity.speed))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that just does not swing; archives keep no springs here.
  public nonisolated required init?(coder: NSCoder) {
    spring = .ratio(1)
    initialVelocity = .zero
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// How long it takes to rest, in seconds; none where the animation's length decides.
  final var settlingDuration: Double? {
    guard case .constants(let spring) = spring, spring.settlingDuration.isFinite else { return nil }
    return spring.settlingDuration
  }

  final func pace(for duration: Double) -> Pace {
    switch spring {
    case .ratio(let ratio):
      .spring(
        RestingSpring(dampingRatio: ratio, velocity: initialVelocity.speed, duration: duration))
    case .constants(let spring):
      .spring(RestingSpring(spring, duration: settlingDuration ?? duration))
    }
  }
}

extension CGVector {
  /// The larger of the two parts; here both directions of a value go at one speed.
  fileprivate var speed: Double { Double(abs(dx) >= abs(dy) ? dx : dy) }
}
