import UIKit

/// Fades a tab in out of a glow.
class EmberGlow: NSObject, UIViewControllerAnimatedTransitioning {
  /// How a glow moves, by whether motion is reduced.
  private static let options: [Bool: UIView.AnimationOptions] = [false: .curveEaseOut]

  private let strength: CGFloat
  private let duration: TimeInterval

  init(strength: CGFloat, duration: TimeInterval) {
    self.strength = strength
    self.duration = duration
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let options = EmberGlow.options[UIAccessibility.isReduceMotionEnabled]!
    let toView = transitionContext.view(forKey: .to)!
    let toVC = transitionContext.viewController(forKey: .to)!
    toView.frame = transitionContext.finalFrame(for: toVC)
    toView.alpha = 0
    transitionContext.containerView.addSubview(toView)
    let glow = UIView(frame: toView.bounds)
    glow.backgroundColor = .orange
    glow.alpha = strength
    toView.addSubview(glow)
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        toView.alpha = 1
        glow.alpha = 0
      },
      completion: { finished in
        precondition(finished, "a glow was cut off")
        toView.alpha = 1
        glow.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
