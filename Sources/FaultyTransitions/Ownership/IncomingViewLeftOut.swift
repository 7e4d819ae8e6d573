public import TransitionParts
public import UIKit

/// Thinks that UIKit puts the incoming view in, and animates what is there. Catalogue: F035.
public final class IncomingViewLeftOut: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    if isForward { movingView(context)?.transform = farEnd(context) }
  }
}
