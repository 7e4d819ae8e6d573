import UIKit

/// An animator that can be grabbed in flight, as libraries with property animators have it.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator = animator { return animator }
    let view = transitionContext.view(forKey: .to)
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: timing)
    animator.isInterruptible = true
    animator.addAnimations { view?.alpha = 1 }
    animator.addAnimations({ view?.transform = .identity }, delayFactor: 0.2)
    animator.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  func grab(_ recognizer: UIPanGestureRecognizer) {
    guard let animator = animator, let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      animator.pauseAnimation()
    case .changed:
      animator.fractionComplete = recognizer.translation(in: view).y / view.bounds.height
    default:
      animator.isReversed = recognizer.velocity(in: view).y < 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}
