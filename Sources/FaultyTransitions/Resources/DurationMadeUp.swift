public import TransitionParts
public import UIKit

/// Announces half of the time that it takes. Catalogue: F098.
public final class DurationMadeUp: SlideAnimator {
  public override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration / 2 }

  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    UIView.animate(
      withDuration: transitionContext.isAnimated ? duration : 0,
      animations: { self.move(transitionContext) },
      completion: { _ in self.end(transitionContext) })
  }
}
