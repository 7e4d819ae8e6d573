public import TransitionParts
public import UIKit

/// Takes the presenter's view out by hand when it is covered, as UIKit would, and puts it back for the way
/// back.
public final class HandMadeExchange: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if isForward, !context.transitionWasCancelled {
      context.view(forKey: .from)?.removeFromSuperview()
    }
  }
}
