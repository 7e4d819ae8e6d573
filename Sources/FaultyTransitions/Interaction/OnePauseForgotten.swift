public import TransitionParts
public import UIKit

/// Pauses the transition when the finger is gone, and forgets to let it go on. Catalogue: F074.
public final class OnePauseForgotten: PanDriver {
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func conclude(through isThrough: Bool) {
    guard hasBegun else { return super.conclude(through: isThrough) }
    context?.pauseInteractiveTransition()
  }
}
