public import TransitionParts
public import UIKit

/// Lets the presenter recede in an animator, and so only where there is one (CU-09); it comes back in any
/// case.
///
/// Catalogue: F147.
public final class RecedesByAnimators: SlideAnimator {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    if isForward { context.viewController(forKey: .from)?.view.alpha = 0.6 }
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if isForward, context.transitionWasCancelled {
      context.viewController(forKey: .from)?.view.alpha = 1
    }
  }
}

/// Gives the presenter its colours back when a screen goes.
public final class PresenterBrought: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentingViewController.view.alpha = 1 }
  }
}
