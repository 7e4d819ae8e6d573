public import TransitionParts
public import UIKit

/// Takes both views out of their places when a dismissal is given up. Catalogue: F036.
public final class BothSidesTakenOut: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard !isForward, context.transitionWasCancelled else { return }
    context.viewController(forKey: .to)?.view.removeFromSuperview()
  }
}
