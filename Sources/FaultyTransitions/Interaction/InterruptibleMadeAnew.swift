public import TransitionParts
public import UIKit

/// Makes another interruptible animator each time it is asked for one. Catalogue: F073.
public final class InterruptibleMadeAnew: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    begin(transitionContext)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear)
    animator.addAnimations { self.move(transitionContext) }
    animator.addCompletion { _ in self.end(transitionContext) }
    return animator
  }
}
