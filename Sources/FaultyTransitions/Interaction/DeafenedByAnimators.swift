public import TransitionParts
public import UIKit

/// Keeps touches from the presenter in the animator that presents, and gives them back in the one that
/// dismisses.
///
/// Where a dismissal is not animated no animator is asked for (CU-09), and the presenter stays deaf.
/// Catalogue: F313.
public final class DeafenedByAnimators: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    let isCovered = isForward != context.transitionWasCancelled
    context.viewController(forKey: isForward ? .from : .to)?.view.isUserInteractionEnabled =
      !isCovered
  }
}
