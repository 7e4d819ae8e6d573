public import TransitionParts
public import UIKit

/// Makes another interruptible animator each time it is asked for one. Catalogue: F073.
public final class InterruptibleMadeAnew: InterruptibleSlide {
  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether something new comes, rather than something old back.
  public init(isForward: Bool) {
    super.init(SlideAnimator(isForward: isForward), curve: .linear)
  }

  public override func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { makeAnimator(transitionContext) }
}
