public import TransitionParts
public import UIKit

/// Hands on whether its animation ran to its end, which says nothing of a verdict: one that was cut
/// short for the sake of the background has not. Catalogue: F021.
public final class FlagOfTheAnimation: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveLinear, animations: { self.move(transitionContext) },
      completion: { hasRun in
        if hasRun { return self.end(transitionContext) }
        self.tidyUp(transitionContext)
        transitionContext.completeTransition(false)
      })
  }
}
