public import TransitionParts
public import UIKit

/// Reports from the completion of a transaction that holds no animation. Catalogue: F023.
public final class EmptyTransactionReports: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.end(transitionContext) }
    CATransaction.commit()
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      self.move(transitionContext)
    }
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {}
}
