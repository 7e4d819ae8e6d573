public import TransitionParts
public import UIKit

/// Puts the view that is revealed on top of the one that goes. Catalogue: F085.
public final class RevealedViewOnTop: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if !isForward, let view = context.view(forKey: .to) {
      context.containerView.bringSubviewToFront(view)
    }
  }
}
