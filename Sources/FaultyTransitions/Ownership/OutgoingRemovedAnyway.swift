public import TransitionParts
public import UIKit

/// Takes the outgoing view out without asking what became of the transition. Catalogue: F042.
public final class OutgoingRemovedAnyway: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    context.view(forKey: .from)?.removeFromSuperview()
  }
}
