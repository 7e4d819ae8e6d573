public import TransitionParts
public import UIKit

/// Gives the presenter its colours back in the animator that dismisses, and so only where there is one; it is
/// pale in any case. Catalogue: F311.
public final class ColoursBackByAnimator: SlideAnimator {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    if !isForward { context.viewController(forKey: .to)?.view.alpha = 1 }
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !isForward, context.transitionWasCancelled {
      context.viewController(forKey: .to)?.view.alpha = 0.6
    }
  }
}

/// Pales the presenter when a screen comes.
public final class PresenterPaled: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      presentingViewController.view.alpha = 0.6
    })
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.view.alpha = 1 }
  }
}
