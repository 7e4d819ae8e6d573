import TransitionParts
public import UIKit

/// Makes another interruptible animator each time it is asked for one. Catalogue: F073.
public final class InterruptibleMadeAnew: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide: SlideAnimator

  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether something new comes, rather than something old back.
  public init(isForward: Bool) {
    slide = SlideAnimator(isForward: isForward)
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { slide.transitionDuration(using: transitionContext) }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    slide.begin(transitionContext)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear)
    animator.addAnimations { [slide] in slide.move(transitionContext) }
    animator.addCompletion { [slide] _ in slide.end(transitionContext) }
    return animator
  }
}
