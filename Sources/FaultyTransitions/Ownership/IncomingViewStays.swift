public import TransitionParts
public import UIKit

/// Reports a change that is given up, and leaves the view that did not come where it put it.
///
/// Both screens lie on each other then. Catalogue: F043.
public final class IncomingViewStays: SlideAnimator {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
