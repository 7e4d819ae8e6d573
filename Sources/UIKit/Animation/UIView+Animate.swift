public import Foundation
import CoreGraphics
import UIKitSemantics
import VirtualTime

extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// - Parameters:
  ///   - duration: the length in seconds; inside of another animation, that one's counts.
  ///   - delay: the wait before it, in seconds.
  ///   - options: How it is animated.
  ///   - animations: What is to be animated.
  ///   - completion: told at the end whether the animation ran; one that has no length or changes
  ///     nothing is over in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plan = AnimationPlan(
      duration, delay: delay, options: options, pace: Pace(options))
    World.current.animations.animate(plan, completion: completion, animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates with a spring; the spring shapes the way, not when it ends.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = RestingSpring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    let plan = AnimationPlan(duration, delay: delay, options: options, pace: .spring(spring))
    World.current.animations.animate(plan, completion: completion, animations)
  }

  /// Animates with a spring that is described by its length and bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
      completion: completion)
  }

  /// Animates in steps that `addKeyframe` adds within the block.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plan = AnimationPlan(
      duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & 0x3ff),
      pace: .linear)
    World.current.animations.animate(plan, completion: completion, animations)
  }

  /// Adds a step to an animation in steps; times are fractions of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let span = AnimationRun.Span(
      start: min(max(frameStartTime, 0), 1), length: min(max(frameDuration, 0), 1))
    World.current.animations.keyframe(span, animations)
  }

  /// Changes a view's content with an effect; it takes its time whatever changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var plan = AnimationPlan(duration, delay: 0, options: options, pace: Pace(options))
    plan.takesTimeAnyway = true
    World.current.animations.animate(plan, completion: completion, animations ?? {})
  }

  /// Replaces a view by another with an effect.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Makes changes at once, even inside of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    World.current.animations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Switches all animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    World.report(
      .call(.init(.application, .setAnimationsEnabled, [.flag(enabled)], manner: .requested)))
    World.current.animations.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { World.current.animations.isEnabled }

  /// The length that a change made now would be animated with, in seconds.
  public class var inheritedAnimationDuration: TimeInterval {
    World.current.animations.inheritedDuration.seconds
  }
}

extension AnimationPlan {
  /// Makes the plan that times in seconds and options name.
  init(
    _ duration: Double, delay: Double, options: UIView.AnimationOptions, pace: Pace
  ) {
    self.init(
      duration: TimeSpan(seconds: duration), delay: TimeSpan(seconds: delay), pace: pace,
      keepsDuration: options.contains(.overrideInheritedDuration),
      keepsPace: options.contains(.overrideInheritedCurve),
      letsTouchesIn: options.contains(.allowUserInteraction),
      keepsOptions: options.contains(.overrideInheritedOptions),
      repeatsForever: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }
}

extension UIView {
  /// Ties the layer to this view and to the engine that notes its changes.
  final func adoptLayer() {
    layer.tie(to: self, watchedBy: AnimationEngine.watch)
  }

  /// Makes the layer that the class names; one that the program did not register raises (K13).
  static func makeLayer() -> CALayer {
    let named: AnyClass = layerClass
    if named == CALayer.self { return CALayer() }
    return World.current.program.makeLayer(named) ?? unregistered(named)
  }

  private static func unregistered(_ layer: AnyClass) -> CALayer {
    let names = ComplaintNames(subject: "\(layer)", other: "\(self)")
    World.current.complain(.unregisteredClass, .raised, names, about: nil)
    return CALayer()
  }
}
