public import TransitionParts
public import UIKit

/// Calls the callback of the controller that comes itself, which UIKit calls as well. Catalogue: F003.
public final class CallbackCalledByAnimator: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    if isForward {
      transitionContext.viewController(forKey: .to)?.viewWillAppear(transitionContext.isAnimated)
    }
    super.animateTransition(using: transitionContext)
  }
}
