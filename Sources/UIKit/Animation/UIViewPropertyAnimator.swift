import CoreGraphics
public import Foundation
import UIKitSemantics
import VirtualTime

/// An animation of views that can be paused, scrubbed, reversed and stopped.
///
/// Its blocks run when it starts, or is paused or scrubbed for the first time; the values change at
/// once, as those of any animation do, and are put elsewhere where it is stopped or comes back to
/// its start. One that is released while it is paused or stopped raises D20.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  NSCopying
{
  /// The length of the animations in seconds; a spring of physical constants brings its own.
  public final let duration: TimeInterval
  /// The wait before the animations that `startAnimation(afterDelay:)` asked for, in seconds.
  public internal(set) final var delay: TimeInterval = 0
  /// The pace.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Whether the views that are animated take touches.
  open var isUserInteractionEnabled = true
  /// Whether a finger finds the views where their model is, and not where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped.
  open var isInterruptible = true
  /// Whether a paused animator follows its fraction evenly, whatever its pace.
  open var scrubsLinearly = true
  /// Whether it stays active, and paused, when it arrives.
  open var pausesOnCompletion = false

  final let performance: AnimatorPerformance

  /// Makes an animator of a pace.
  ///
  /// - Parameters:
  ///   - duration: in seconds; without effect where the pace is a spring of physical
  ///     constants.
  ///   - parameters: The curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.ownDuration ?? max(duration, 0)
    timingParameters = parameters
    performance = AnimatorPerformance(
      duration: self.duration, pace: parameters.pace(for: self.duration))
    super.init()
    performance.animator = self
  }

  /// Makes an animator of no length with the system's pace.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator of a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it; a subclass gets one of this class.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: the wait before it, in seconds.
  ///   - options: How it is animated.
  ///   - animations: What is to be animated.
  ///   - completion: What is called at the end.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    running(duration, delay, options, animations, completion)
  }

  isolated deinit {
    performance.animatorIsReleased()
  }

  /// Makes an animator of the same length and pace, without animations and completions.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { twin }
  }

  // MARK: - Knowing

  open var state: UIViewAnimatingState { performance.state }
  open var isRunning: Bool { performance.machine.state == .running }
  open var isReversed: Bool {
    get { performance.isReversed }
    set { performance.reverse(newValue) }
  }
  /// How much of the time is over while it runs, and how much of the way is done while it is paused.
  open var fractionComplete: CGFloat {
    get { CGFloat(performance.fraction) }
    set { performance.scrub(to: Double(newValue)) }
  }

  // MARK: - Doing

  open func startAnimation() { performance.start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { performance.start(after: delay) }
  open func pauseAnimation() { performance.pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { performance.stop(forGood: withoutFinishing) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    performance.finish(at: finalPosition)
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    performance.add(animation, delayFactor: Double(delayFactor))
  }
  open func addAnimations(_ animation: @escaping () -> Void) {
    performance.add(animation, delayFactor: 0)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    performance.addCompletion(completion)
  }
  /// Lets a paused animator go on.
  ///
  /// - Parameters:
  ///   - parameters: another pace for the rest; the present one where there is none.
  ///   - durationFactor: how long the rest takes, in parts of the duration; with zero it takes the
  ///     time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    performance.resume(parameters, durationFactor: Double(durationFactor))
  }
}

extension UIViewPropertyAnimator {
  private var twin: UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
  }

  private static func running(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0b11)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
