public import TransitionParts
public import UIKit

/// Calls the incoming controller's callback itself, which UIKit calls as well. Catalogue: F003.
public final class CallbackCalledByAnimator: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    transitionContext.viewController(forKey: .to)?.viewWillAppear(true)
    super.animateTransition(using: transitionContext)
  }
}
