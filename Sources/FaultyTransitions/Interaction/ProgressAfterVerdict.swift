public import TransitionParts
public import UIKit

/// Goes on telling how far the finger is when the verdict is given. Catalogue: F068.
public final class ProgressAfterVerdict: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func ended(_ pan: UIPanGestureRecognizer) {
    super.ended(pan)
    context?.updateInteractiveTransition(fraction(of: pan))
  }
}
