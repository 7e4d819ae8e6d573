import UIKit

/// Animations, animators and drivers.
@MainActor enum AnimationDefaults {
  static var rows: [DefaultRow] { animation + kinds + animator + driver }

  private static var animation: [DefaultRow] {
    let animation = Defaults("CABasicAnimation", CABasicAnimation(keyPath: "opacity"))
    return [
      animation("duration", \.duration, 0),
      animation("beginTime", \.beginTime, 0),
      animation("timeOffset", \.timeOffset, 0),
      animation("speed", \.speed, 1),
      animation("repeatCount", \.repeatCount, 0),
      animation("repeatDuration", \.repeatDuration, 0),
      animation("autoreverses", \.autoreverses, false),
      animation("fillMode", \.fillMode, .removed),
      animation("isRemovedOnCompletion", \.isRemovedOnCompletion, true),
      animation("isAdditive", \.isAdditive, false),
      animation("isCumulative", \.isCumulative, false),
      animation.none("timingFunction", \.timingFunction),
      animation.none("delegate", \.delegate),
      animation.none("fromValue", \.fromValue),
      animation.none("toValue", \.toValue),
      animation.none("byValue", \.byValue),
    ]
  }

  private static var kinds: [DefaultRow] {
    let spring = Defaults("CASpringAnimation", CASpringAnimation(keyPath: "opacity"))
    let frames = Defaults("CAKeyframeAnimation", CAKeyframeAnimation(keyPath: "opacity"))
    let transition = Defaults("CATransition", CATransition())
    return [
      spring("mass", \.mass, 1),
      spring("stiffness", \.stiffness, 100),
      spring("damping", \.damping, 10),
      spring("initialVelocity", \.initialVelocity, 0),
      frames("calculationMode", \.calculationMode, .linear),
      transition("type", \.type, .fade),
      transition.none("subtype", \.subtype),
      transition("startProgress", \.startProgress, 0),
      transition("endProgress", \.endProgress, 1),
    ]
  }

  private static var animator: [DefaultRow] {
    let animator = Defaults(
      "UIViewPropertyAnimator", UIViewPropertyAnimator(duration: 1, curve: .linear))
    return [
      animator("state", \.state, .inactive),
      animator("isRunning", \.isRunning, false),
      animator("isReversed", \.isReversed, false),
      animator("fractionComplete", \.fractionComplete, 0, inferred: "nothing was animated"),
      animator("delay", \.delay, 0),
      animator("isInterruptible", \.isInterruptible, true),
      animator("isUserInteractionEnabled", \.isUserInteractionEnabled, true),
      animator("isManualHitTestingEnabled", \.isManualHitTestingEnabled, false),
      animator("scrubsLinearly", \.scrubsLinearly, true),
      animator("pausesOnCompletion", \.pausesOnCompletion, false),
    ]
  }

  private static var driver: [DefaultRow] {
    let driver = Defaults(
      "UIPercentDrivenInteractiveTransition", UIPercentDrivenInteractiveTransition())
    return [
      driver("completionSpeed", \.completionSpeed, 1),
      driver("completionCurve", \.completionCurve, .easeInOut),
      driver("wantsInteractiveStart", \.wantsInteractiveStart, true),
      driver.none("timingCurve", \.timingCurve, inferred: "nobody chose one"),
      driver("percentComplete", \.percentComplete, 0, inferred: "nothing was driven"),
    ]
  }
}
