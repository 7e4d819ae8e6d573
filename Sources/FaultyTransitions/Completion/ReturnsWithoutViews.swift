public import TransitionParts
public import UIKit

/// Asks for both views, and returns without a word where a presenter keeps its own. Catalogue: F022.
public final class ReturnsWithoutViews: SlideAnimator {
  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard transitionContext.view(forKey: .from) != nil, transitionContext.view(forKey: .to) != nil
    else { return }
    super.animateTransition(using: transitionContext)
  }
}
