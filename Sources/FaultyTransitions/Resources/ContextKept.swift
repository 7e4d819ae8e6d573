public import TransitionParts
public import UIKit

/// Keeps the context for good, which holds the screens that hold the driver. Catalogue: F095.
public final class ContextKept: PanDriver {
  private var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}
