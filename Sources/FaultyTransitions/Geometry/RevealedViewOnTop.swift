public import TransitionParts
public import UIKit

/// Inserts the incoming view in the same way in both directions, so that what is revealed covers what
/// goes. Catalogue: F085.
public final class RevealedViewOnTop: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(behind: false)
    if isForward { movingView(context)?.transform = farEnd(context) }
  }
}
