public import TransitionParts
public import UIKit

/// Moves by a spring of its own, and announces the time after which nobody sees it move any more.
public final class SpringRise: SlideAnimator {
  private static let spring = UISpringTimingParameters(
    mass: 1, stiffness: 200, damping: 24, initialVelocity: .zero)

  public override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.45 }

  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    guard transitionContext.isAnimated else {
      move(transitionContext)
      return end(transitionContext)
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: Self.spring)
    animator.addAnimations { self.move(transitionContext) }
    animator.addCompletion { _ in self.end(transitionContext) }
    animator.startAnimation()
  }
}
