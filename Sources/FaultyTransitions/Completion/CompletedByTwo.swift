public import TransitionParts
public import UIKit

/// Completes the context on cancel, as the animator that it drives does as well. Catalogue: F024.
public final class CompletedByTwo: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func cancel() {
    super.cancel()
    context?.completeTransition(false)
  }
}
