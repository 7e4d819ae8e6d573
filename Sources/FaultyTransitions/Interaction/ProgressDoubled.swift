public import TransitionParts
public import UIKit

/// Tells the context itself how far the finger is, of half the way, and so more than all of it.
/// Catalogue: F163.
public final class ProgressDoubled: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func changed(_ pan: UIPanGestureRecognizer) {
    context?.updateInteractiveTransition(2 * fraction(of: pan))
  }
}
